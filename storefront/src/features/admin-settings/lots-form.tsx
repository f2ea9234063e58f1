import { SETTING_BEGINS } from "@confiserie/domain/shop-settings";
import { useState } from "react";
import { TextField } from "@/ui/text-field";
import { SettingCard } from "./setting-card";
import { type GroupState, useSettingForm } from "./use-setting-form";

/** From when on a lot is proposed for clearance. */
export function LotsForm({ state }: { state: GroupState<"lots"> }) {
	const form = useSettingForm("lots", state);
	const [days, setDays] = useState(`${state.value.clearanceDays}`);
	const typed = { clearanceDays: /^\d+$/.test(days.trim()) ? Number(days) : Number.NaN };
	return (
		<SettingCard
			title="Lots"
			lead="Un lot dont la date approche est signalé au tableau de bord, pour l'écouler à prix réduit."
			begins={SETTING_BEGINS.lots}
			isDirty={typed.clearanceDays !== state.value.clearanceDays}
			{...{ state, form }}
			onSave={() => form.ask(typed)}
		>
			<TextField
				label="Jours avant la DDM ou la DLC"
				inputMode="numeric"
				value={days}
				error={form.problems.clearanceDays}
				onChange={({ target }) => setDays(target.value)}
			/>
		</SettingCard>
	);
}
