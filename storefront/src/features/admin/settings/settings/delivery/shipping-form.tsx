import { SETTING_BEGINS, type SettingValues } from "@confiserie/domain/shop/shop-settings";
import { TabPanel } from "@/features/admin/kit";
import { SettingCard } from "../setting-card";
import { type GroupState, useSettingForm } from "../use-setting-form";
import { DispatchSection } from "./dispatch-section";
import { OptionsSection } from "./options-section";
import { PackingSection } from "./packing-section";
import { TryCard } from "./try-card";
import { ZonesSection } from "./zones-section";

interface ShippingFormProps {
	state: GroupState<"shipping">;
	delivery: SettingValues["delivery"];
}

/** Zones, options, packing and dispatch: one group under four tabs, saved as a whole; and what they would offer, before they are saved. */
export function ShippingForm({ state, delivery }: ShippingFormProps) {
	const { form, fields, value: offer, checked, editRows } = useSettingForm("shipping", state);
	const section = { offer, fields, onRows: editRows, delivery };
	return (
		<div className="grid items-start gap-6 2xl:grid-cols-[minmax(0,1fr)_24rem]">
			<SettingCard
				title="Modes de livraison"
				lead="Par zone et selon le poids, les palettes ou le montant. Le client choisit parmi ceux qui livrent sa commande à son adresse."
				begins={SETTING_BEGINS.shipping}
				{...{ state, form }}
			>
				<TabPanel id="modes">
					<OptionsSection {...section} />
				</TabPanel>
				<TabPanel id="zones">
					<ZonesSection {...section} />
				</TabPanel>
				<TabPanel id="emballage">
					<PackingSection {...section} />
				</TabPanel>
				<TabPanel id="delais">
					<DispatchSection {...section} />
				</TabPanel>
			</SettingCard>
			<div className="2xl:sticky 2xl:top-16">
				<TryCard offer={checked} delivery={delivery} />
			</div>
		</div>
	);
}
