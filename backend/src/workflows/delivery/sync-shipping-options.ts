import type { ShippingOption } from "@confiserie/domain/delivery/options";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import {
	createShippingOptionsWorkflow,
	deleteShippingOptionsWorkflow,
	updateShippingOptionsWorkflow,
} from "@medusajs/medusa/core-flows";
import { deliveryRules, HOME_DELIVERY, offeredRule } from "../../modules/fulfilment/delivery";

/** A row of Medusa's shipping options that the shop's provider prices. */
interface OptionRow {
	id: string;
	name: string;
	data: { id?: string } | null;
	provider_id: string;
	service_zone_id: string;
	shipping_profile_id: string;
}

/**
 * Makes Medusa's shipping options those of the settings, one each, for the Store API and Medusa Admin. The option of the specified
 * rule stays, and is offered while there is no other. One process at a time.
 */
export async function syncShippingOptions(scope: MedusaContainer): Promise<void> {
	await scope.resolve(Modules.LOCKING).execute("shipping-options", () => sync(scope));
}

async function sync(scope: MedusaContainer): Promise<void> {
	const { options } = await deliveryRules(scope);
	const { data } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph({
		entity: "shipping_option",
		fields: ["id", "name", "data", "provider_id", "service_zone_id", "shipping_profile_id"],
	});
	const known: OptionRow[] = data.filter((row: OptionRow) => row.data?.id !== undefined);
	const home = known.find(({ data }) => data?.id === HOME_DELIVERY);
	if (!home) throw new Error("Medusa has no option for home delivery: the seed makes it.");
	const own = known.filter((row) => row.provider_id === home.provider_id && row.data?.id !== HOME_DELIVERY);
	const gone = own.filter(({ data }) => !options.some(({ id }) => id === data?.id));
	if (gone.length > 0) await deleteShippingOptionsWorkflow(scope).run({ input: { ids: gone.map(({ id }) => id) } });
	const missing = options.filter(({ id }) => !own.some(({ data }) => data?.id === id));
	if (missing.length > 0)
		await createShippingOptionsWorkflow(scope).run({ input: missing.map((option) => rowOf(option, home)) });
	const renamed = own.flatMap((row) => {
		const option = options.find(({ id }) => id === row.data?.id);
		return option && option.name !== row.name ? { id: row.id, name: option.name } : [];
	});
	if (renamed.length > 0) await updateShippingOptionsWorkflow(scope).run({ input: renamed });
	const rules = [
		...RULES,
		{ attribute: "enabled_in_store", operator: "eq" as const, value: String(options.length === 0) },
	];
	await updateShippingOptionsWorkflow(scope).run({ input: [{ id: home.id, rules }] });
}

const RULES = [{ attribute: "is_return", operator: "eq" as const, value: "false" }];

function rowOf({ id, name }: ShippingOption, { provider_id, service_zone_id, shipping_profile_id }: OptionRow) {
	return {
		name,
		price_type: "calculated" as const,
		provider_id,
		service_zone_id,
		shipping_profile_id,
		type: { label: "Livraison", description: name, code: id },
		data: { id },
		rules: [...RULES, { attribute: "enabled_in_store", operator: "eq" as const, value: "true" }, offeredRule(id)],
	};
}
