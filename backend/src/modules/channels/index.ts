import { Module } from "@medusajs/framework/utils";
import ChannelService from "./service";

export { alignChannels } from "./align";
export {
	type Channel,
	listSalesChannels,
	ownChannelId,
	readChannel,
	readChannelNames,
	readSalesChannel,
	readStoreOrigins,
} from "./read-channel";
export { type ChannelChange, createChannel, lockChannel, saveChannel } from "./save-channel";

/** Sales channels and their terms. */
export default Module("channel", { service: ChannelService });
