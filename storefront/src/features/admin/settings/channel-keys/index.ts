export { ChannelKeys } from "./channel-keys";
