/** Mantine, told to look like Slipway: colours come from tokens.css, shapes from kit/. */
import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from "@mantine/core";
import buttons from "./kit/buttons.module.css";
import tooltip from "./kit/tooltip.module.css";
import menus from "./kit/menus.module.css";
import fields from "./kit/fields.module.css";
import badge from "./kit/badge.module.css";
import checkbox from "./kit/checkbox.module.css";
import segmentedControl from "./kit/segmented-control.module.css";
import modal from "./kit/modal.module.css";
import skeleton from "./kit/skeleton.module.css";
import notification from "./kit/notification.module.css";

const iris: MantineColorsTuple = [
  "#eef0ff",
  "#e0e3ff",
  "#c3c6fd",
  "#a5a8f9",
  "#8b8bf5",
  "#6d68f2",
  "#4f46e5",
  "#4338ca",
  "#3730a3",
  "#2e2a85",
];

/** Nothing that can be pressed travels further than its own edge while it appears: a press would begin on it and end beside it. */
const popIn = {
  duration: 130,
  transition: {
    in: { opacity: 1, transform: "translateY(0)" },
    out: { opacity: 0, transform: "translateY(-4px)" },
    transitionProperty: "transform, opacity",
  },
} as const;

export const theme = createTheme({
  fontFamily: "var(--font-ui)",
  fontFamilyMonospace: "var(--font-mono)",
  colors: { iris },
  primaryColor: "iris",
  primaryShade: { light: 6, dark: 5 },
  fontSizes: { xs: "12px", sm: "13px", md: "14px", lg: "16px", xl: "20px" },
  lineHeights: { xs: "16px", sm: "20px", md: "22px" },
  radius: { xs: "4px", sm: "5px", md: "7px", lg: "10px", xl: "14px" },
  defaultRadius: "md",
  spacing: { xs: "6px", sm: "8px", md: "12px", lg: "16px", xl: "24px" },
  cursorType: "pointer",
  focusRing: "auto",
  respectReducedMotion: true,
  // Plain objects, not Button.extend(...): that would pull every component listed here into the first page.
  components: {
    Button: {
      defaultProps: { size: "xs", variant: "default" },
      classNames: { root: buttons.button, section: buttons.buttonSection },
    },
    ActionIcon: {
      defaultProps: { variant: "subtle", color: "gray", size: 28 },
      classNames: { root: buttons.actionIcon },
    },
    // A name on a plain span is read by nobody.
    Loader: { defaultProps: { role: "status" } },
    Tooltip: {
      defaultProps: {
        openDelay: 350,
        closeDelay: 60,
        offset: 6,
        // A finger has no hover to end: what opens at a tap stays. Reasons open at a tap, too (`ReasonTooltip`).
        events: { hover: true, focus: true, touch: false },
        transitionProps: { duration: 120, transition: "fade" },
      },
      classNames: { tooltip: tooltip.tooltip },
    },
    Popover: {
      defaultProps: { radius: "lg", offset: 6, transitionProps: popIn },
      classNames: { dropdown: menus.pop },
    },
    Menu: {
      // A menu owns its items and nothing else: the library's focusable placeholder is none. The first item takes the focus.
      defaultProps: { radius: "lg", offset: 6, transitionProps: popIn, withInitialFocusPlaceholder: false },
      classNames: {
        dropdown: menus.menu,
        item: menus.menuItem,
        label: menus.menuLabel,
        divider: menus.menuDivider,
        itemSection: menus.menuSection,
      },
    },
    Input: { classNames: { input: fields.input, section: fields.inputSection } },
    InputWrapper: {
      classNames: { label: fields.inputLabel, description: fields.inputDescription, error: fields.inputError },
    },
    Select: {
      defaultProps: { allowDeselect: false, withCheckIcon: false },
      classNames: { dropdown: menus.menu, option: menus.menuItem },
    },
    Modal: {
      defaultProps: {
        radius: "xl",
        centered: true,
        size: 440,
        overlayProps: { backgroundOpacity: 0.4 },
        transitionProps: { duration: 160, transition: "pop" },
        closeButtonProps: { "aria-label": "Close" },
      },
      classNames: { content: modal.modal, header: modal.modalHeader, title: modal.modalTitle, body: modal.modalBody },
    },
    Drawer: { defaultProps: { closeButtonProps: { "aria-label": "Close" } } },
    Badge: {
      defaultProps: { variant: "light", size: "sm", radius: "sm" },
      classNames: { root: badge.badge, label: badge.badgeLabel },
    },
    Checkbox: {
      defaultProps: { size: "xs", radius: "xs" },
      classNames: { input: checkbox.checkbox, label: checkbox.checkboxLabel, inner: checkbox.checkboxInner },
    },
    Switch: { defaultProps: { size: "sm", withThumbIndicator: false } },
    SegmentedControl: {
      defaultProps: { size: "xs" },
      classNames: {
        root: segmentedControl.seg,
        indicator: segmentedControl.segIndicator,
        label: segmentedControl.segLabel,
      },
    },
    Skeleton: { defaultProps: { radius: "sm" }, classNames: { root: skeleton.skeleton } },
    Notification: {
      classNames: { root: notification.notice, title: notification.noticeTitle, description: notification.noticeText },
    },
  },
});

export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    "--mantine-color-body": "var(--surface)",
    "--mantine-color-text": "var(--text)",
    "--mantine-color-bright": "var(--text)",
    "--mantine-color-default": "var(--raised)",
    "--mantine-color-default-hover": "var(--hover)",
    "--mantine-color-default-color": "var(--text)",
    "--mantine-color-default-border": "var(--line-2)",
    "--mantine-color-dimmed": "var(--text-3)",
    "--mantine-color-placeholder": "var(--text-3)",
    "--mantine-color-error": "var(--err)",
    "--mantine-primary-color-filled": "var(--accent)",
    "--mantine-primary-color-filled-hover": "var(--accent-hover)",
  },
  light: {},
  dark: {},
});
