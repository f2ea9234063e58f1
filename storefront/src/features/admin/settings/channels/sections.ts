import type { SalesChannel } from "@confiserie/domain/contract/channels";
import type { ComponentType } from "react";
import { ChannelKeys } from "@/features/admin/settings/channel-keys";
import { FeedSection } from "./feed-section";

/** A part of a channel's page that another feature brings: it draws its own frame and title. */
interface ChannelSection {
	key: string;
	Section: ComponentType<{ channel: SalesChannel }>;
}

/** Further sections of a channel's page, in order. */
export const CHANNEL_SECTIONS: readonly ChannelSection[] = [
	{ key: "keys", Section: ChannelKeys },
	{ key: "feeds", Section: FeedSection },
];
