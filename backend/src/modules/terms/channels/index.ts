export { alignChannels } from "./align";
export {
	type Channel,
	listSalesChannels,
	readChannel,
	readChannelNames,
	readSalesChannel,
	readStoreOrigins,
} from "./read-channel";
export { type ChannelChange, createChannel, lockChannel, saveChannel } from "./save-channel";
