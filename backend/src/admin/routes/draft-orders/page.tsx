import { Button, Text } from "@medusajs/ui";
import { useAddresses } from "../../lib/shop";
import { Panel } from "../../parts/panel";

/** Replaces Medusa's draft orders, which the order service does not know. */
export default function DraftOrdersPage() {
	const loaded = useAddresses();
	return (
		<Panel level="h1" title="Commandes au nom d'un client" loaded={loaded}>
			{({ newOrder }) => (
				<div className="flex flex-wrap items-center justify-between gap-4 px-6 py-4">
					<Text size="small" className="text-ui-fg-subtle">
						Elles se passent dans le back-office de la boutique, qui en réserve le stock.
					</Text>
					<Button size="small" variant="secondary" asChild>
						<a href={newOrder}>Passer une commande</a>
					</Button>
				</div>
			)}
		</Panel>
	);
}
