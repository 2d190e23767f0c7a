import { Component, type ReactNode } from "react";
import styles from "./preview-header.module.css";

/** A path field that breaks leaves its words; refresh, open and the app itself stay. [W8.19] */
export class PathBoundary extends Component<{ children: ReactNode }, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    if (!this.state.broken) return this.props.children;
    return (
      <p className={styles.broken} role="alert">
        Error loading preview URL bar
      </p>
    );
  }
}
