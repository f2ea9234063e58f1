import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { HOME_DELIVERY } from "../../modules/fulfilment/delivery";

/** The shop's option behind Medusa's; undefined for the specified rule, which is no choice. */
export async function optionOf(scope: MedusaContainer, shippingOptionId: string | null): Promise<string | undefined> {
	if (!shippingOptionId) return undefined;
	const { data } = await scope.resolve(ContainerRegistrationKeys.QUERY).graph({
		entity: "shipping_option",
		fields: ["data"],
		filters: { id: shippingOptionId },
	});
	const id: unknown = data[0]?.data?.id;
	return typeof id === "string" && id !== HOME_DELIVERY ? id : undefined;
}
