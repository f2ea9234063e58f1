export { ChannelPage } from "./channel-page";
export { ChannelsPage } from "./channels-page";
export { useChannels } from "./use-channels";
