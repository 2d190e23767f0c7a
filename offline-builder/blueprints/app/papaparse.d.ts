/** Says no more of the package than is used here; its own types bring those of a server with them. */
declare module "papaparse" {
  interface Options {
    delimiter: string;
    newline: "\n";
    /** How many lines are read at most. */
    preview: number;
  }

  const Papa: { parse<T>(text: string, options: Options): { data: T[]; errors: { code: string; row?: number }[] } };
  export default Papa;
}
