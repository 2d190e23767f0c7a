/** Cloud is enabled by a chat message, so that the conversation says who did it and when. [C4.12] [C7.26] [CF2] */
export const ENABLE_CLOUD_VIEW = "enable_cloud";
export const ENABLE_CLOUD_MESSAGE = "Enable Cloud for this project";
