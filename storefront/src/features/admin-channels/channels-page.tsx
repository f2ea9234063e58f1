"use client";

import type { SalesChannelList } from "@confiserie/domain/contract/channels";
import { useCategories } from "@/features/admin-categories";
import { AdminHeader, May } from "@/features/admin-shell";
import { Badge } from "@/ui/badge";
import { Link } from "@/ui/link";
import { RetryBanner } from "@/ui/retry-banner";
import { Skeleton } from "@/ui/skeleton";
import { CreateForm } from "./create-form";
import { useChannels } from "./use-channels";
import { assortmentWords, pricesWords, stockWords } from "./words";

/** /admin/channels: through which channels the shop sells, and a new one. */
export function ChannelsPage() {
	const { data, error, refetch } = useChannels();
	return (
		<>
			<AdminHeader title="Canaux de vente" subtitle="Ce que chacun vend, à quels prix et sur quel stock" />
			<div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
				<section aria-labelledby="channels" className="rounded-card border border-trait bg-white p-5 sm:p-6">
					<h2 id="channels" className="display text-xl">
						Canaux
					</h2>
					{!data && !error && <Skeleton className="mt-4 h-24" />}
					{!data && error && (
						<RetryBanner
							className="mt-4"
							title="Impossible de charger les canaux"
							cause={error}
							onRetry={() => refetch()}
						/>
					)}
					{data && <Channels {...data} />}
				</section>
				<section aria-labelledby="new-channel" className="rounded-card border border-trait bg-white p-5 sm:p-6">
					<h2 id="new-channel" className="display text-xl">
						Nouveau canal
					</h2>
					<May permission="channels.change">
						<CreateForm />
					</May>
				</section>
			</div>
		</>
	);
}

function Channels({ content, locations }: SalesChannelList) {
	const categories = useCategories().data?.content ?? [];
	return (
		<ul className="mt-2 divide-y divide-trait">
			{content.map((channel) => (
				<li key={channel.id} className="relative py-3 hover:bg-creme">
					<p className="flex flex-wrap items-center gap-2">
						<Link
							href={`/admin/channels/${encodeURIComponent(channel.id)}`}
							className="font-bold break-words text-framboise-fonce underline-offset-4 after:absolute after:inset-0 hover:underline"
						>
							{channel.name}
						</Link>
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
