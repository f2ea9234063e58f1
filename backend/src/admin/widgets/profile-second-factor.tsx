import { defineWidgetConfig } from "@medusajs/admin-sdk";
import { Button, Text } from "@medusajs/ui";
import { useAddresses } from "../lib/shop";
import { Panel } from "../parts/panel";

/** Leads to the second factor of the shop's admin, which protects Medusa Admin too. */
export default function SecondFactorWidget() {
	const loaded = useAddresses();
	return (
		<Panel title="Double authentification" loaded={loaded}>
			{({ security }) => (
				<div className="flex flex-wrap items-center justify-between gap-4 px-6 py-4">
					<Text size="small" className="text-ui-fg-subtle">
						Elle s'active dans le back-office de la boutique et vaut aussi ici.
					</Text>
					<Button size="small" variant="secondary" asChild>
						<a href={security}>Ouvrir « Ma connexion »</a>
					</Button>
				</div>
			)}
		</Panel>
	);
}

export const config = defineWidgetConfig({ zone: "profile.details.after" });
