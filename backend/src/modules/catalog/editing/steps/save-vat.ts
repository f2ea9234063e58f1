import type { TaxRateRuleDTO } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { createStep, StepResponse } from "@medusajs/framework/workflows-sdk";
import { readShopFrame, type SaveRow } from "../../products";
import type { SavedProduct } from "./save-packaging";

type Rule = Pick<TaxRateRuleDTO, "tax_rate_id" | "reference" | "reference_id">;

/** Puts products of the reduced rate under it, and takes the others back to the default of the region. */
export const saveVatStep = createStep(
	"save-vat",
	async ({ rows, saved }: { rows: SaveRow[]; saved: SavedProduct[] }, { container }) => {
		const tax = container.resolve(Modules.TAX);
		const { reducedVatRateId } = await readShopFrame(container);
		const productIds = saved.map((product) => product.productId);
		const rules = await tax.listTaxRateRules(
			{ tax_rate_id: reducedVatRateId, reference: "product", reference_id: productIds },
			{ take: productIds.length },
		);
		const reduced = new Set(
			saved.filter((_, index) => rows[index]?.vatRate === 5.5).map((product) => product.productId),
		);
		const removed = rules.filter((rule) => !reduced.has(rule.reference_id));
		const missing = [...reduced].filter((id) => !rules.some((rule) => rule.reference_id === id));
		await tax.deleteTaxRateRules(removed.map((rule) => rule.id));
		const created = await tax.createTaxRateRules(
			missing.map((id) => ({ tax_rate_id: reducedVatRateId, reference: "product", reference_id: id })),
		);
		return new StepResponse(undefined, { createdIds: created.map((rule) => rule.id), removed: removed.map(keys) });
	},
	async (previous, { container }) => {
		if (!previous) return;
		const tax = container.resolve(Modules.TAX);
		await tax.deleteTaxRateRules(previous.createdIds);
		await tax.createTaxRateRules(previous.removed);
	},
);

function keys({ tax_rate_id, reference, reference_id }: TaxRateRuleDTO): Rule {
	return { tax_rate_id, reference, reference_id };
}
