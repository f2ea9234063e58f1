import { formatCents } from "@confiserie/domain/format";
import { DEPOSIT, DEPOSIT_PERCENTAGES } from "@confiserie/domain/payments/deposit";
import { SETTING_BEGINS } from "@confiserie/domain/shop/shop-settings";
import { CentsField, CheckField, ChoiceField } from "@/features/admin/kit";
import { SettingCard } from "./setting-card";
import { type GroupState, useSettingForm } from "./use-setting-form";

const PERCENTAGES = DEPOSIT_PERCENTAGES.map((value) => ({ value, label: `${value}\u00a0%` }));

/** Deposit settings: whether it is offered, its minimum and its default. */
export function DepositForm({ state }: { state: GroupState<"deposit"> }) {
	const { form, field } = useSettingForm("deposit", state);
	return (
		<SettingCard
			title="Acompte"
			lead={`De ${DEPOSIT.minimumPercentage} à ${DEPOSIT.maximumPercentage}\u00a0% du total, par pas de ${DEPOSIT.step}, avec un code commercial.`}
			begins={SETTING_BEGINS.deposit}
			{...{ state, form }}
		>
			<CheckField {...field("isOpen")} label="Le paiement par acompte est proposé" />
			<div className="grid items-end gap-4 sm:grid-cols-2">
				<CentsField
					{...field("minimumCents")}
					label="Acompte minimum, en euros"
					hint={`${formatCents(DEPOSIT.minimumCents)} au moins.`}
				/>
				<ChoiceField {...field("defaultPercentage")} label="Pourcentage proposé d'office" options={PERCENTAGES} />
			</div>
		</SettingCard>
	);
}
