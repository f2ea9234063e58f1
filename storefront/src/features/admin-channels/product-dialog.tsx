"use client";

import {
	type ChannelProduct,
	type ChannelProductUpdate,
	changeChannelProduct,
	type SalesChannel,
} from "@confiserie/domain/contract/channels";
import { formatEuros } from "@confiserie/domain/format";
import { toEuros, typedCents } from "@confiserie/domain/money";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { call } from "@/lib/api";
import { showProblem } from "@/lib/form-problem";
import { type FieldMessages, resolverOf } from "@/lib/form-resolver";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { CheckField } from "@/ui/check-field";
import { Dialog } from "@/ui/dialog";
import { TextField } from "@/ui/text-field";
import { useToasts } from "@/ui/toasts";
import { CHANNELS_KEY } from "./channels-key";

interface Values {
	isChosen: boolean;
	box: string;
	layer: string;
	pallet: string;
}

interface ProductDialogProps {
	channel: SalesChannel;
	product: ChannelProduct;
	onClose: () => void;
}

/** Whether a channel sells a product, and what it asks for a box of it. */
export function ProductDialog({ channel, product, onClose }: ProductDialogProps) {
	const client = useQueryClient();
	const toasts = useToasts();
	const isListed = channel.prices === "LIST";
	const form = useForm<Values>({
		defaultValues: valuesOf(product),
		resolver: resolverOf((values) => (isListed ? validate(values) : {})),
	});
	const { errors, isSubmitting } = form.formState;
	const save = async (update: ChannelProductUpdate) => {
		try {
			await call(changeChannelProduct, { params: { id: channel.id, productId: product.productId }, body: update });
			toasts.success(`${product.name} : enregistré`);
			void client.invalidateQueries({ queryKey: CHANNELS_KEY });
			onClose();
		} catch (cause) {
			showProblem(cause, [], form.setError, "Le produit n'a pas pu être enregistré. Réessayez.");
		}
	};
	const submit = form.handleSubmit((values) =>
		save({
			...(channel.assortment === "PRODUCTS" ? { isChosen: values.isChosen } : {}),
			...(isListed
				? { prices: { box: euros(values.box) ?? 0, layer: euros(values.layer), pallet: euros(values.pallet) } }
				: {}),
		}),
	);
	const { box, layer, pallet } = product.shopPrices;
	return (
		<Dialog open onClose={onClose} title={product.name} description={`Canal ${channel.name}`}>
			<form method="post" noValidate onSubmit={submit} className="flex flex-col gap-4">
				{errors.root && <Banner tone="error" title={errors.root.message ?? ""} />}
				{channel.assortment === "PRODUCTS" && <CheckField {...form.register("isChosen")} label="Vendu par ce canal" />}
				{isListed && (
					<>
						<TextField
							{...form.register("box")}
							inputMode="decimal"
							autoComplete="off"
							label="Prix d'un carton, en euros TTC"
							hint={`Boutique : ${formatEuros(box)}`}
							error={errors.box?.message ?? null}
						/>
						{layer !== null && (
							<TextField
								{...form.register("layer")}
								inputMode="decimal"
								autoComplete="off"
								optional
								label="Carton, à partir d'une couche"
								hint={`Boutique : ${formatEuros(layer)}`}
								error={errors.layer?.message ?? null}
							/>
						)}
						{pallet !== null && (
							<TextField
								{...form.register("pallet")}
								inputMode="decimal"
								autoComplete="off"
								optional
								label="Carton, à partir d'une palette"
								hint={`Boutique : ${formatEuros(pallet)}`}
								error={errors.pallet?.message ?? null}
							/>
						)}
					</>
				)}
				<div className="flex flex-wrap gap-3">
					<Button type="submit" busy={isSubmitting} busyLabel="Enregistrement…">
						Enregistrer
					</Button>
					{isListed && (
						<Button variant="secondary" onClick={() => save({ prices: null })}>
							Reprendre les prix de la boutique
						</Button>
					)}
				</div>
			</form>
		</Dialog>
	);
}

function valuesOf({ isSold, prices }: ChannelProduct): Values {
	const text = (price: number | null) => (price === null ? "" : price.toFixed(2).replace(".", ","));
	return { isChosen: isSold, box: text(prices.box), layer: text(prices.layer), pallet: text(prices.pallet) };
}

function validate({ box, layer, pallet }: Values): FieldMessages {
	const isPrice = (typed: string) => (euros(typed) ?? 0) > 0;
	const message = "Un prix en euros est attendu, par exemple 12,50.";
	return {
		...(isPrice(box) ? {} : { box: message }),
		...(layer.trim() === "" || isPrice(layer) ? {} : { layer: message }),
		...(pallet.trim() === "" || isPrice(pallet) ? {} : { pallet: message }),
	};
}

function euros(typed: string): number | null {
	const cents = typedCents(typed);
	return cents === null ? null : toEuros(cents);
}
