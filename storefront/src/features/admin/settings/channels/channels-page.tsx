"use client";

import { listChannels, type SalesChannelList } from "@confiserie/domain/contract/channels";
import { Detail, RowLink } from "@/features/admin/kit";
import { useCategories } from "@/features/admin/products/categories";
import { AdminHeader, Card, May } from "@/features/admin/shell";
import { Badge } from "@/ui/badge";
import { CreateForm } from "./create-form";
import { assortmentWords, pricesWords, stockWords } from "./words";

/** /admin/channels: through which channels the shop sells, and a new one. */
export function ChannelsPage() {
	return (
		<>
			<AdminHeader title="Canaux de vente" subtitle="Ce que chacun vend, à quels prix et sur quel stock" />
			<div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
				<Card title="Canaux">
					<Detail operation={listChannels} input={{}} failure="Impossible de charger les canaux" height="h-24">
						{(data) => <Channels {...data} />}
					</Detail>
				</Card>
				<Card title="Nouveau canal">
					<May permission="channels.change">
						<CreateForm />
					</May>
				</Card>
			</div>
		</>
	);
}

function Channels({ content, locations }: SalesChannelList) {
	const categories = useCategories().data?.content ?? [];
	return (
		<ul className="divide-y divide-trait">
			{content.map((channel) => (
				<li key={channel.id} className="relative py-3 hover:bg-creme">
					<p className="flex flex-wrap items-center gap-2">
						<RowLink href={`/admin/channels/${encodeURIComponent(channel.id)}`}>{channel.name}</RowLink>
						{channel.isOwn && <Badge tone="selected">La boutique</Badge>}
						{!channel.isEnabled && <Badge>Fermé</Badge>}
					</p>
					<p className="text-sm break-words text-prune">
						{[assortmentWords(channel, categories), pricesWords(channel), stockWords(channel, locations)].join(" · ")}
					</p>
				</li>
			))}
		</ul>
	);
}
