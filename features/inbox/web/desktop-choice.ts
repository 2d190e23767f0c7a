/** The choice of one person in this browser. Apart from the notices themselves, which load when there are some. */
const keyOf = (userId: string): string => `slipway-desktop-notices:${userId}`;

export const desktopPermission = (): NotificationPermission | "unsupported" =>
  typeof Notification === "undefined" ? "unsupported" : Notification.permission;

export function wantsDesktopNotices(userId: string): boolean {
  try {
    return desktopPermission() === "granted" && localStorage.getItem(keyOf(userId)) === "on";
  } catch {
    // A browser without storage has no such choice.
    return false;
  }
}

export function chooseDesktopNotices(userId: string, on: boolean): void {
  if (on) localStorage.setItem(keyOf(userId), "on");
  else localStorage.removeItem(keyOf(userId));
}
