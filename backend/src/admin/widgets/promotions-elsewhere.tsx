import { defineWidgetConfig } from "@medusajs/admin-sdk";
import { Button, Text } from "@medusajs/ui";
import { useAddresses } from "../lib/shop";
import { Panel } from "../parts/panel";

/** Leads from Medusa's promotions, which are shown and not changed here, to those of the shop's admin. */
export default function PromotionsElsewhereWidget() {
	const loaded = useAddresses();
	return (
		<Panel title="Promotions de la boutique" loaded={loaded}>
			{({ promotions }) => (
				<div className="flex flex-wrap items-center justify-between gap-4 px-6 py-4">
					<Text size="small" className="text-ui-fg-subtle">
						Elles se créent et se changent dans le back-office de la boutique, avec leurs limites, un panier d'essai et
						leurs résultats.
					</Text>
					<Button size="small" variant="secondary" asChild>
						<a href={promotions}>Ouvrir « Promotions »</a>
					</Button>
				</div>
			)}
		</Panel>
	);
}

export const config = defineWidgetConfig({
	zone: ["promotion.list.before", "promotion.details.before", "campaign.list.before", "campaign.details.before"],
});
