/** Says in the language of a refusal that the examples below it are built in English. */
const sentences: readonly (readonly [script: RegExp, sentence: string])[] = [
  [/[\u3040-\u30ff]/, "下の例を選ぶと、アプリは英語で作られます。"],
  [/[\uac00-\ud7af]/, "아래 예시를 고르면 앱은 영어로 만들어집니다."],
  [/[\u4e00-\u9fff]/, "选择下面的示例时，应用将以英文创建。"],
  [/[\u0400-\u04ff]/, "Примеры ниже создаются на английском языке."],
  [/[\u0600-\u06ff]/, "الأمثلة أدناه تُنشأ باللغة الإنجليزية."],
  [/[\u0590-\u05ff]/, "הדוגמאות שלמטה נבנות באנגלית."],
  [/[\u0370-\u03ff]/, "Τα παραδείγματα παρακάτω φτιάχνονται στα αγγλικά."],
  [/[\u0900-\u097f]/, "नीचे के उदाहरण अंग्रेज़ी में बनते हैं।"],
  [/[\u0e00-\u0e7f]/, "ตัวอย่างด้านล่างจะสร้างเป็นภาษาอังกฤษ"],
  [/^Le constructeur/, "Les exemples ci-dessous sont créés en anglais."],
  [/^O construtor/, "Os exemplos abaixo são criados em inglês."],
  [/^Il costruttore/, "Gli esempi qui sotto vengono creati in inglese."],
  [/^De offline/, "De voorbeelden hieronder worden in het Engels gemaakt."],
  [/^Konstruktor/, "Przykłady poniżej powstają po angielsku."],
  [/^Çevrimdışı/, "Aşağıdaki örnekler İngilizce oluşturulur."],
  [/^Offlinebyggaren/, "Exemplen nedan skapas på engelska."],
];

export function builtInEnglish(refusal: string): string {
  return sentences.find(([script]) => script.test(refusal))?.[1] ?? "The examples below are built in English.";
}
