/** Whether the list of commands stands open. Keys open it, and buttons where there is no keyboard. */
import { create } from "zustand";

export const useCommandList = create<{ opened: boolean }>(() => ({ opened: false }));

export const showCommandList = (opened: boolean): void => useCommandList.setState({ opened });
