import { SETTING_BEGINS } from "@confiserie/domain/shop/shop-settings";
import { WholeField } from "@/features/admin/kit";
import { SettingCard } from "./setting-card";
import { type GroupState, useSettingForm } from "./use-setting-form";

/** From when on a lot is proposed for clearance. */
export function LotsForm({ state }: { state: GroupState<"lots"> }) {
	const { form, field } = useSettingForm("lots", state);
	return (
		<SettingCard
			title="Lots"
			lead="Un lot dont la date approche est signalé au tableau de bord, pour l'écouler à prix réduit."
			begins={SETTING_BEGINS.lots}
			{...{ state, form }}
		>
			<WholeField {...field("clearanceDays")} label="Jours avant la DDM ou la DLC" />
		</SettingCard>
	);
}
