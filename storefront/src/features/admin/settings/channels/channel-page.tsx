"use client";

import { listChannels, type SalesChannelList } from "@confiserie/domain/contract/channels";
import { DetailPage, TabPanel, Tabs, useTab } from "@/features/admin/kit";
import { May, useMay } from "@/features/admin/shell";
import { Badge } from "@/ui/badge";
import { ButtonLink } from "@/ui/button-link";
import { EmptyState } from "@/ui/empty-state";
import { ChannelProducts } from "./channel-products";
import { CHANNEL_SECTIONS } from "./sections";
import { TermsForm } from "./terms-form";

const LIST = { label: "Canaux de vente", href: "/admin/channels" };
const TABS = [
	{ id: "reglages", label: "Réglages" },
	{ id: "produits", label: "Produits" },
	{ id: "acces", label: "Clés et flux" },
] as const;

/** /admin/channels/{id}: the terms of one channel, its products, and what other features add to it. */
export function ChannelPage({ id }: { id: string }) {
	const mayChange = useMay()("channels.change");
	const [shown, show] = useTab(TABS);
	const channelIn = ({ content }: SalesChannelList) => content.find((one) => one.id === id);
	return (
		<DetailPage
			operation={listChannels}
			input={{}}
			list={LIST}
			kind="Canal de vente"
			title={(data) => channelIn(data)?.name ?? "Canal de vente"}
			acts={(data) => (
				<>
					{channelIn(data)?.isEnabled === false && <Badge>Fermé</Badge>}
					<May permission="orders.read">
						<ButtonLink variant="secondary" size="sm" href={`/admin/orders?channel=${encodeURIComponent(id)}`}>
							Voir ses commandes
						</ButtonLink>
					</May>
				</>
			)}
			failure="Impossible de charger le canal"
		>
			{(data) => {
				const channel = channelIn(data);
				if (!channel)
					return (
						<EmptyState
							title="Ce canal de vente n'existe pas."
							action={<ButtonLink href={LIST.href}>Retour aux canaux</ButtonLink>}
						/>
					);
				return (
					<Tabs
						label="Canal de vente"
						tabs={TABS.filter((tab) => mayChange || tab.id !== "acces")}
						shown={shown}
						onShow={show}
					>
						<TabPanel id="reglages">
							<TermsForm channel={channel} locations={data.locations} isReadOnly={!mayChange} />
						</TabPanel>
						<TabPanel id="produits">
							<ChannelProducts channel={channel} mayChange={mayChange} />
						</TabPanel>
						{mayChange && (
							<TabPanel id="acces">
								{CHANNEL_SECTIONS.map(({ key, Section }) => (
									<Section key={key} channel={channel} />
								))}
							</TabPanel>
						)}
					</Tabs>
				);
			}}
		</DetailPage>
	);
}
