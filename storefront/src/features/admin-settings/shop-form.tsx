import { SHOP_BANK_FIELDS, SHOP_CONTACT_FIELDS, SHOP_LEGAL_FIELDS } from "@confiserie/domain/shop-fields";
import { SETTING_BEGINS } from "@confiserie/domain/shop-settings";
import { useState } from "react";
import { TextField } from "@/ui/text-field";
import { NoticeField } from "./notice-field";
import { SettingCard } from "./setting-card";
import { type GroupState, useSettingForm } from "./use-setting-form";

/** Contact and legal data of the shop, as shown on pages, billing documents and terms. */
export function ShopForm({ state }: { state: GroupState<"shop"> }) {
	const form = useSettingForm("shop", state);
	const [value, setValue] = useState(state.value);
	const inputs = (fields: typeof SHOP_LEGAL_FIELDS) => (
		<div className="grid items-end gap-4 sm:grid-cols-2">
			{fields.map(({ name, label, hint }) => (
				<TextField
					key={name}
					label={label}
					hint={hint}
					value={value[name]}
					error={form.problems[name]}
					onChange={({ target }) => setValue((last) => ({ ...last, [name]: target.value }))}
				/>
			))}
		</div>
	);
	return (
		<SettingCard
			title="Coordonnées et mentions légales"
			lead="Ce que les pages de la boutique disent d'elle. Une mention légale vide s'affiche « À compléter »."
			begins={SETTING_BEGINS.shop}
			isDirty={JSON.stringify(value) !== JSON.stringify(state.value)}
			{...{ state, form }}
			onSave={() => form.ask(value)}
		>
			{inputs(SHOP_CONTACT_FIELDS)}
			<h3 className="font-semibold">Mentions légales</h3>
			{inputs(SHOP_LEGAL_FIELDS)}
			<h3 className="font-semibold">Virements</h3>
			{inputs(SHOP_BANK_FIELDS)}
			<NoticeField
				value={value.guaranteeNotice}
				problem={form.problems.guaranteeNotice}
				onChange={(guaranteeNotice) => setValue((last) => ({ ...last, guaranteeNotice }))}
			/>
		</SettingCard>
	);
}
