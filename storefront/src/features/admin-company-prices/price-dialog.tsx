"use client";

import {
	type CompanyPrice,
	type CompanyPriceInput,
	changeCompanyPrice,
	listCompanyPrices,
	readCompanyDiscounts,
} from "@confiserie/domain/contract/company-prices";
import { readDecimal, writeDecimal } from "@confiserie/domain/decimal-text";
import { formatPiecePrice } from "@confiserie/domain/format";
import { ORDER_TYPES, type OrderType, UNITS } from "@confiserie/domain/tier-price";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { call } from "@/lib/api";
import { showProblem } from "@/lib/form-problem";
import { invalidate } from "@/lib/use-operation";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { TextField } from "@/ui/text-field";
import { useToasts } from "@/ui/toasts";

type Values = Record<OrderType, string>;
const eachTier = <Value,>(at: (tier: OrderType) => Value) =>
	Object.fromEntries(ORDER_TYPES.map((tier) => [tier, at(tier)])) as Record<OrderType, Value>;

interface PriceDialogProps {
	companyId: string;
	price: CompanyPrice;
	onClose: () => void;
}

/** The own prices of a company for a product, a piece, by quantity. */
export function PriceDialog({ companyId, price, onClose }: PriceDialogProps) {
	const client = useQueryClient();
	const toasts = useToasts();
	const form = useForm<Values>({ defaultValues: eachTier((tier) => writeDecimal(price.own[tier])) });
	const { errors, isSubmitting } = form.formState;
	const save = async (own: CompanyPriceInput) => {
		try {
			await call(changeCompanyPrice, { params: { id: companyId, productId: price.productId }, body: own });
			toasts.success(`${price.name} : enregistré`);
			void invalidate(client, listCompanyPrices, readCompanyDiscounts);
			onClose();
		} catch (cause) {
			showProblem(cause, ORDER_TYPES, form.setError, "Le prix n'a pas pu être enregistré. Réessayez.");
		}
	};
	const submit = form.handleSubmit((values) => save(eachTier((tier) => priceOf(values[tier]))));
	return (
		<Dialog open onClose={onClose} title={price.name} description="Prix propre à l'entreprise, par pièce, TTC">
			<form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
				{errors.root && <Banner tone="error" title={errors.root.message ?? ""} />}
				{ORDER_TYPES.map((tier) => {
					const asked = price.catalogue[tier];
					if (asked === null) return null;
					return (
						<TextField
							key={tier}
							{...form.register(tier)}
							inputMode="decimal"
							autoComplete="off"
							optional
							label={`La pièce, par ${UNITS[tier].word}, en euros`}
							hint={`Catalogue : ${formatPiecePrice(asked)}`}
							error={errors[tier]?.message ?? null}
						/>
					);
				})}
				<div className="flex flex-wrap gap-3">
					<Button type="submit" busy={isSubmitting} busyLabel="Enregistrement…">
						Enregistrer
					</Button>
					{ORDER_TYPES.some((tier) => price.own[tier] !== null) && (
						<Button variant="secondary" onClick={() => save(eachTier(() => null))}>
							Retirer le prix propre
						</Button>
					)}
				</div>
			</form>
		</Dialog>
	);
}

/** What is no price is refused by the server, beside its field. */
function priceOf(typed: string): number | null {
	const price = readDecimal(typed);
	return Number.isNaN(price) ? -1 : price;
}
