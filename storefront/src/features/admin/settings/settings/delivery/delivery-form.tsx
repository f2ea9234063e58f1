import { ADDRESS_COUNTRIES } from "@confiserie/domain/customers/address";
import { SETTING_BEGINS } from "@confiserie/domain/shop/shop-settings";
import { CentsField, ChoicesField } from "@/features/admin/kit";
import { SettingCard } from "../setting-card";
import { type GroupState, useSettingForm } from "../use-setting-form";

interface DeliveryFormProps {
	state: GroupState<"delivery">;
	/** No option replaces the price. */
	isInForce: boolean;
}

/** One price of delivery, from when it is free, and which countries are delivered to. */
export function DeliveryForm({ state, isInForce }: DeliveryFormProps) {
	const { form, field } = useSettingForm("delivery", state);
	return (
		<SettingCard
			title="Livraison"
			lead={
				isInForce
					? "Un seul tarif par commande, offert à partir d'un montant."
					: "Le tarif est sans effet tant qu'il y a des modes de livraison. Les pays livrés comptent toujours."
			}
			begins={SETTING_BEGINS.delivery}
			{...{ state, form }}
		>
			<div className="grid items-end gap-4 sm:grid-cols-2">
				<CentsField {...field("shippingCostCents")} label="Frais de livraison, en euros TTC" />
				<CentsField
					{...field("freeShippingThresholdCents")}
					label="Livraison offerte dès, en euros TTC"
					hint={"0\u00a0: toujours offerte."}
				/>
			</div>
			<ChoicesField {...field("countries")} legend="Pays livrés" isRow choices={COUNTRIES} />
			<p className="text-sm text-prune">
				France&nbsp;: sans l'outre-mer. Hors de France, la TVA française ne vaut que sous 10 000 € de ventes par an vers
				l'Union européenne.
			</p>
		</SettingCard>
	);
}

const COUNTRIES = ADDRESS_COUNTRIES.map(({ code, name }) => ({ id: code, name }));
