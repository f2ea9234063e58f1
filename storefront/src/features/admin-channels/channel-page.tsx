"use client";

import { AdminHeader, May, useMay } from "@/features/admin-shell";
import { Badge } from "@/ui/badge";
import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";
import { RetryBanner } from "@/ui/retry-banner";
import { Skeleton } from "@/ui/skeleton";
import { ChannelProducts } from "./channel-products";
import { CHANNEL_SECTIONS } from "./sections";
import { TermsForm } from "./terms-form";
import { useChannels } from "./use-channels";

/** /admin/channels/{id}: the terms of one channel, its products, and what other features add to it. */
export function ChannelPage({ id }: { id: string }) {
	const { data, error, refetch } = useChannels();
	const mayChange = useMay()("channels.change");
	if (!data && !error)
		return (
			<div role="status" className="flex flex-col gap-4">
				<span className="sr-only">Chargement du canal…</span>
				<Skeleton className="h-12 rounded-card" />
				<Skeleton className="h-96 rounded-card" />
			</div>
		);
	const back = <ButtonLink href="/admin/channels">Retour aux canaux</ButtonLink>;
	if (!data) return <RetryBanner title="Impossible de charger le canal" cause={error} onRetry={() => refetch()} />;
	const channel = data.content.find((one) => one.id === id);
	if (!channel) return <EmptyState headingLevel={1} title="Ce canal de vente n'existe pas." action={back} />;
	return (
		<>
			<AdminHeader
				title={channel.name}
				crumbs={[{ label: "Canaux de vente", href: "/admin/channels" }, { label: channel.name }]}
				actions={
					<>
						{!channel.isEnabled && <Badge>Fermé</Badge>}
						<May permission="orders.read">
							<ButtonLink
								variant="secondary"
								size="sm"
								href={`/admin/orders?channel=${encodeURIComponent(channel.id)}`}
							>
								Voir ses commandes
							</ButtonLink>
						</May>
					</>
				}
			/>
			<div className="flex flex-col gap-6">
				<fieldset disabled={!mayChange} className="contents">
					<TermsForm key={channel.version} channel={channel} locations={data.locations} />
				</fieldset>
				{(mayChange ? CHANNEL_SECTIONS : []).map(({ key, Section }) => (
					<Section key={key} channel={channel} />
				))}
				<ChannelProducts channel={channel} mayChange={mayChange} />
			</div>
		</>
	);
}
