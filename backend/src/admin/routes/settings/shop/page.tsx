import type { Settings } from "@confiserie/domain/contract/medusa-admin";
import { SHOP_BANK_FIELDS, SHOP_CONTACT_FIELDS, SHOP_LEGAL_FIELDS } from "@confiserie/domain/shop/shop-fields";
import { defineRouteConfig } from "@medusajs/admin-sdk";
import { useState } from "react";
import { useSave, useSettings } from "../../../lib/use-save";
import { Field } from "../../../parts/field";
import { Panel } from "../../../parts/panel";
import { PictureField } from "../../../parts/picture-field";
import { SettingForm } from "../../../parts/setting-form";

/** How to reach the shop and who it is before the law, as header, footer, contact page, terms and legal notice state it. */
export default function ShopSettingsPage() {
	const loaded = useSettings();
	return (
		<Panel
			level="h1"
			title="Coordonnées et mentions légales"
			lead="Ce que les pages de la boutique disent d'elle."
			loaded={loaded}
		>
			{({ shop }) => (
				<div className="p-4">
					<Identity key={shop.version} shop={shop} />
				</div>
			)}
		</Panel>
	);
}

function Identity({ shop }: { shop: Settings["shop"] }) {
	const { changedAt, changedBy } = shop;
	const [value, setValue] = useState(shop.value);
	const { problems, isBusy, save } = useSave("shop", shop);
	const inputs = (fields: typeof SHOP_LEGAL_FIELDS) => (
		<div className="grid gap-4 md:grid-cols-2">
			{fields.map(({ name, label, hint }) => (
				<Field
					key={name}
					label={label}
					{...(hint ? { hint } : {})}
					value={value[name]}
					onChange={(typed) => setValue((last) => ({ ...last, [name]: typed }))}
					problem={problems[name]}
				/>
			))}
		</div>
	);
	return (
		<SettingForm
			title="La boutique"
			lead="Une mention légale vide s'affiche « À compléter »."
			{...{ changedAt, changedBy, isBusy }}
			onSave={() => save(value)}
		>
			{inputs(SHOP_CONTACT_FIELDS)}
			<h3 className="txt-compact-medium-plus">Mentions légales</h3>
			{inputs(SHOP_LEGAL_FIELDS)}
			<h3 className="txt-compact-medium-plus">Virements</h3>
			{inputs(SHOP_BANK_FIELDS)}
			<PictureField
				label="Notice harmonisée sur la garantie légale"
				hint="L'image officielle en français du règlement (UE) 2025/1960, à télécharger auprès de la Commission européenne. Les conditions de vente la montrent."
				value={value.guaranteeNotice}
				onChange={(guaranteeNotice) => setValue((last) => ({ ...last, guaranteeNotice }))}
				problem={problems.guaranteeNotice}
			/>
		</SettingForm>
	);
}

export const config = defineRouteConfig({ label: "Coordonnées et mentions légales" });
