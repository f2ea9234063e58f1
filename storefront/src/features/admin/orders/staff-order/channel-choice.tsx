"use client";

import type { SalesChannel } from "@confiserie/domain/contract/channels";
import { useState } from "react";
import { useChannels } from "@/features/admin/settings/channels";
import { Select } from "@/ui/select";

/** The channels that are open, and the one that an order is sold through: the shop's own until another is chosen, or first named. */
export function useChannelChoice(first: string | null = null) {
	const [chosen, setChosen] = useState(first);
	const channels = useChannels().data?.content.filter(({ isEnabled }) => isEnabled) ?? [];
	const channel = channels.find(({ id, isOwn }) => (chosen === null ? isOwn : id === chosen));
	return { channels, channel, choose: setChosen };
}

interface ChannelChoiceProps {
	channels: readonly SalesChannel[];
	channel: SalesChannel | undefined;
	onChannel: (id: string) => void;
}

/** Through which channel the order is sold; not asked where there is only the shop. */
export function ChannelChoice({ channels, channel, onChannel }: ChannelChoiceProps) {
	if (channels.length < 2) return null;
	return (
		<Select
			label="Canal de vente"
			hint="Ses produits, ses prix et son stock. En changer vide les lignes."
			value={channel?.id ?? ""}
			options={channels.map(({ id, name }) => ({ value: id, label: name }))}
			onChange={({ target }) => onChannel(target.value)}
		/>
	);
}
