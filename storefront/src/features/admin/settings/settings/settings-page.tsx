"use client";

import { readAdminSettings } from "@confiserie/domain/contract/shop-settings";
import { Detail, TabPanel, Tabs, useTab } from "@/features/admin/kit";
import { AdminHeader } from "@/features/admin/shell";
import { Link } from "@/ui/link";

import { DepositForm } from "./deposit-form";
import { LotsForm } from "./lots-form";
import { ShopForm } from "./shop-form";

const TABS = [
	{ id: "coordonnees", label: "Coordonnées" },
	{ id: "mentions", label: "Mentions légales" },
	{ id: "virements", label: "Virements" },
	{ id: "acompte", label: "Acompte" },
	{ id: "lots", label: "Lots" },
] as const;

/** /admin/settings: settings of totals and of the company. */
export function SettingsPage() {
	const [shown, show] = useTab(TABS);
	return (
		<>
			<AdminHeader title="Réglages" subtitle="Acompte, coordonnées et mentions légales" />
			<Detail operation={readAdminSettings} input={{}} failure="Impossible de charger les réglages">
				{(data) => (
					<div className="max-w-4xl">
						<p className="mb-3">
							Tarifs, zones et modes de livraison&nbsp;:{" "}
							<Link href="/admin/delivery" className="font-semibold underline underline-offset-4 hover:text-framboise">
								Livraison
							</Link>
						</p>
						<Tabs label="Réglages de la boutique" tabs={TABS} shown={shown} onShow={show}>
							<div hidden={shown === "acompte" || shown === "lots"}>
								<ShopForm state={data.shop} />
							</div>
							<TabPanel id="acompte">
								<DepositForm state={data.deposit} />
							</TabPanel>
							<TabPanel id="lots">
								<LotsForm state={data.lots} />
							</TabPanel>
						</Tabs>
					</div>
				)}
			</Detail>
		</>
	);
}
