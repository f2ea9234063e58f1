import { DEPOSIT, DEPOSIT_PERCENTAGES } from "@confiserie/domain/deposit";
import { formatCents } from "@confiserie/domain/format";
import { SETTING_BEGINS } from "@confiserie/domain/shop-settings";
import { useState } from "react";
import { Select } from "@/ui/select";
import { TextField } from "@/ui/text-field";
import { centsOf, centsText } from "./cents-text";
import { SettingCard } from "./setting-card";
import { type GroupState, useSettingForm } from "./use-setting-form";

const PERCENTAGES = DEPOSIT_PERCENTAGES.map((one) => ({ value: `${one}`, label: `${one}\u00a0%` }));

/** Deposit settings: whether it is offered, its minimum and its default. */
export function DepositForm({ state }: { state: GroupState<"deposit"> }) {
	const { value } = state;
	const form = useSettingForm("deposit", state);
	const [isOpen, setOpen] = useState(value.isOpen);
	const [minimum, setMinimum] = useState(centsText(value.minimumCents));
	const [percentage, setPercentage] = useState(`${value.defaultPercentage}`);
	const typed = { isOpen, minimumCents: centsOf(minimum), defaultPercentage: Number(percentage) };
	const isDirty =
		isOpen !== value.isOpen ||
		typed.minimumCents !== value.minimumCents ||
		typed.defaultPercentage !== value.defaultPercentage;
	return (
		<SettingCard
			title="Acompte"
			lead={`De ${DEPOSIT.minimumPercentage} à ${DEPOSIT.maximumPercentage}\u00a0% du total, par pas de ${DEPOSIT.step}, avec un code commercial.`}
			begins={SETTING_BEGINS.deposit}
			{...{ state, form, isDirty }}
			onSave={() => form.ask(typed)}
		>
			<label className="flex min-h-11 items-center gap-2 font-semibold">
				<input
					type="checkbox"
					className="size-5 shrink-0 accent-framboise"
					checked={isOpen}
					onChange={({ target }) => setOpen(target.checked)}
				/>
				Le paiement par acompte est proposé
			</label>
			<div className="grid items-end gap-4 sm:grid-cols-2">
				<TextField
					label="Acompte minimum, en euros"
					inputMode="decimal"
					value={minimum}
					hint={`${formatCents(DEPOSIT.minimumCents)} au moins.`}
					error={form.problems.minimumCents}
					onChange={({ target }) => setMinimum(target.value)}
				/>
				<Select
					label="Pourcentage proposé d'office"
					value={percentage}
					options={PERCENTAGES}
					onChange={({ target }) => setPercentage(target.value)}
				/>
			</div>
		</SettingCard>
	);
}
