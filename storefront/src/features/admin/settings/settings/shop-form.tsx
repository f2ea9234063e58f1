import { SHOP_BANK_FIELDS, SHOP_CONTACT_FIELDS, SHOP_LEGAL_FIELDS } from "@confiserie/domain/shop/shop-fields";
import { SETTING_BEGINS } from "@confiserie/domain/shop/shop-settings";
import { FieldGrid, TabPanel, TextField } from "@/features/admin/kit";
import { NoticeField } from "./notice-field";
import { SettingCard } from "./setting-card";
import { type GroupState, useSettingForm } from "./use-setting-form";

/** Contact and legal data of the shop, as shown on pages, billing documents and terms: one group under three tabs. */
export function ShopForm({ state }: { state: GroupState<"shop"> }) {
	const { form, field } = useSettingForm("shop", state);
	const inputs = (fields: typeof SHOP_LEGAL_FIELDS) => (
		<FieldGrid>
			{fields.map(({ name, label, hint }) => (
				<TextField key={name} {...field(name)} label={label} hint={hint} />
			))}
		</FieldGrid>
	);
	return (
		<SettingCard
			title="Coordonnées et mentions légales"
			lead="Ce que les pages de la boutique disent d'elle. Une mention légale vide s'affiche « À compléter »."
			begins={SETTING_BEGINS.shop}
			{...{ state, form }}
		>
			<TabPanel id="coordonnees">{inputs(SHOP_CONTACT_FIELDS)}</TabPanel>
			<TabPanel id="mentions">
				{inputs(SHOP_LEGAL_FIELDS)}
				<NoticeField {...field("guaranteeNotice")} />
			</TabPanel>
			<TabPanel id="virements">{inputs(SHOP_BANK_FIELDS)}</TabPanel>
		</SettingCard>
	);
}
