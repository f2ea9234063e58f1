"use client";

import type { Settings } from "@confiserie/domain/contract/medusa-admin";
import { readAdminSettings } from "@confiserie/domain/contract/shop-settings";
import { formatCents, formatCount, formatRoundCents } from "@confiserie/domain/format";
import { Detail, TabPanel, Tabs, useTab } from "@/features/admin/kit";
import { CarrierCard } from "@/features/admin/settings/carrier";
import { AdminHeader } from "@/features/admin/shell";
import { Banner } from "@/ui/banner";
import { DeliveryForm } from "./delivery-form";
import { ShippingForm } from "./shipping-form";

const TABS = [
	{ id: "modes", label: "Modes" },
	{ id: "zones", label: "Zones" },
	{ id: "emballage", label: "Emballage" },
	{ id: "delais", label: "Délais" },
	{ id: "tarif", label: "Tarif unique et pays" },
	{ id: "transporteur", label: "Transporteur" },
] as const;

/** /admin/delivery: the single price, or the zones and options that replace it. */
export function DeliveryPage() {
	const [shown, show] = useTab(TABS);
	const isAlone = shown === "tarif" || shown === "transporteur";
	return (
		<>
			<AdminHeader
				title="Livraison"
				subtitle="Tarif, zones, modes de livraison, emballage, expédition et transporteur"
			/>
			<Detail operation={readAdminSettings} input={{}} failure="Impossible de charger les réglages">
				{(settings) => (
					<Tabs label="Réglages de la livraison" tabs={TABS} shown={shown} onShow={show}>
						<div className="max-w-4xl">
							<InForce settings={settings} />
						</div>
						<div hidden={isAlone} className={isAlone ? undefined : "max-w-7xl"}>
							<ShippingForm state={settings.shipping} delivery={settings.delivery.value} />
						</div>
						<div className="max-w-4xl">
							<TabPanel id="tarif">
								<DeliveryForm state={settings.delivery} isInForce={settings.shipping.value.options.length === 0} />
							</TabPanel>
							<TabPanel id="transporteur">
								<CarrierCard />
							</TabPanel>
						</div>
					</Tabs>
				)}
			</Detail>
		</>
	);
}

/** What prices an order today. */
function InForce({ settings: { delivery, shipping } }: { settings: Settings }) {
	const { options } = shipping.value;
	const { shippingCostCents, freeShippingThresholdCents } = delivery.value;
	if (options.length > 0) {
		return (
			<Banner tone="info" title="Les modes de livraison sont en vigueur">
				<p>{`${formatCount(options.length, "mode fixe", "modes fixent")} le prix de chaque commande\u00a0: ${options.map(({ name }) => name).join(", ")}.`}</p>
			</Banner>
		);
	}
	return (
		<Banner tone="info" title="Le tarif unique est en vigueur">
			<p>
				{`Chaque commande paie ${formatCents(shippingCostCents)}, ou rien dès ${formatRoundCents(freeShippingThresholdCents)} d'achats. Le premier mode de livraison enregistré le remplace.`}
			</p>
		</Banner>
	);
}
