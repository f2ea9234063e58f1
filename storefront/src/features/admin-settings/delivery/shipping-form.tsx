import type { ShippingOffer } from "@confiserie/domain/delivery/options";
import { SETTING_BEGINS, SETTING_SCHEMAS, type SettingValues } from "@confiserie/domain/shop-settings";
import { useState } from "react";
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

/** Zones, options, packing and dispatch: one group, saved as a whole; and what they would offer, before they are saved. */
export function ShippingForm({ state, delivery }: ShippingFormProps) {
	const form = useSettingForm("shipping", state);
	const [offer, setOffer] = useState<ShippingOffer>(state.value);
	const checked = SETTING_SCHEMAS.shipping.safeParse(offer);
	const onEdit = (changes: Partial<ShippingOffer>) => setOffer((last) => ({ ...last, ...changes }));
	const onRows = (changes: Partial<ShippingOffer>) => {
		form.dropProblems();
		onEdit(changes);
	};
	const section = { offer, problems: form.problems, onEdit, onRows, delivery };
	return (
		<>
			<SettingCard
				title="Modes de livraison"
				lead="Par zone et selon le poids, les palettes ou le montant. Le client choisit parmi ceux qui livrent sa commande à son adresse."
				begins={SETTING_BEGINS.shipping}
				isDirty={JSON.stringify(checked.data ?? offer) !== JSON.stringify(state.value)}
				{...{ state, form }}
				onSave={() => form.ask({ ...offer })}
			>
				<ZonesSection {...section} />
				<OptionsSection {...section} />
				<PackingSection {...section} />
				<DispatchSection {...section} />
			</SettingCard>
			<TryCard offer={checked.data ?? null} delivery={delivery} />
		</>
	);
}
