import styles from "./chat-panel.module.css";

export function EmptyChat() {
  return (
    <div className={styles.empty}>
      <p>What should this app do?</p>
      <p>Say it in your own words, in one sentence or ten. You can change everything afterwards.</p>
    </div>
  );
}
