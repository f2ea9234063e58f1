"use client";

import type { AdminProduct } from "@confiserie/domain/contract/admin-product";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useSession } from "@/features/auth";
import { ApiProblem } from "@/lib/api";
import { useFormDraft } from "@/lib/form-draft";
import { resolverOf } from "@/lib/form-resolver";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { ButtonLink } from "@/ui/button-link";
import { useToasts } from "@/ui/toasts";
import { UnsavedGuard } from "@/ui/unsaved-guard";
import { calls, productKeys } from "./calls";
import { ConflictBanner } from "./conflict-banner";
import { FoodSection } from "./food-section";
import { IdentitySection, ImagesSection, PackagingSection, PriceSection, SaleSection } from "./form-sections";
import { copyValues, FIELDS, fieldOf, formValues, type ProductValues, rowOf, validateProduct } from "./form-values";
import { PricePreview } from "./price-preview";

interface ProductFormProps {
	/** The product as it was read; null for a new one. */
	product: AdminProduct | null;
	/** What a new one is to be like. */
	model?: AdminProduct | undefined;
	isReadOnly?: boolean;
}

/** Every field of a product in sections, with the prices that follow from it. Source: accounts spec §2, §3, §8. */
export function ProductForm({ product, model, isReadOnly = false }: ProductFormProps) {
	const router = useRouter();
	const client = useQueryClient();
	const { success } = useToasts();
	/** What the next save is compared with: the product as read, or as somebody else left it since. */
	const [base, setBase] = useState(product);
	const [conflict, setConflict] = useState<AdminProduct | null>(null);
	const [isSaved, setSaved] = useState(false);
	const form = useForm<ProductValues>({
		defaultValues: model ? copyValues(model) : formValues(product),
		resolver: resolverOf(validateProduct),
		mode: "onTouched",
	});
	const { errors, isSubmitting, isDirty } = form.formState;
	const { user } = useSession();
	useFormDraft(
		{ form: isReadOnly ? "" : `product:${product?.id ?? (model ? `like-${model.id}` : "new")}`, owner: user?.id ?? "" },
		form,
		isReadOnly ? [] : FIELDS,
	);
	const submit = form.handleSubmit(async (values) => {
		try {
			const saved = await (base ? calls.update(base.id, changeOf(values, base)) : calls.create(rowOf(values)));
			setSaved(true);
			await client.invalidateQueries({ queryKey: productKeys.all });
			success(base ? `« ${saved.name} » est enregistré.` : `« ${saved.name} » est créé.`);
			// In the place of the form: it is done with, and Back should not offer it again.
			router.replace("/admin/products");
		} catch (cause) {
			const current = currentOf(cause);
			if (current) setConflict(current);
			else showRefusal(cause, form.setError);
		}
	});
	const keepMine = () => {
		setBase(conflict);
		setConflict(null);
	};
	const takeTheirs = () => {
		setBase(conflict);
		form.reset(formValues(conflict));
		setConflict(null);
	};
	const count = Object.keys(errors).filter((name) => name !== "root").length;
	return (
		<FormProvider {...form}>
			<form
				method="post"
				noValidate
				onSubmit={submit}
				aria-label={product ? `Produit ${product.name}` : "Nouveau produit"}
				className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]"
			>
				<fieldset disabled={isReadOnly} className="contents">
					<legend className="sr-only">Produit</legend>
					<div className="flex min-w-0 flex-col gap-6">
						<IdentitySection />
						<ImagesSection isReadOnly={isReadOnly} />
						<PriceSection />
						<PackagingSection reserved={base?.reserved ?? 0} />
						<FoodSection />
					</div>
				</fieldset>
				<div className="flex min-w-0 flex-col gap-6 xl:sticky xl:top-16">
					<PricePreview values={form.watch()} />
					<fieldset disabled={isReadOnly} className="contents">
						<legend className="sr-only">Mise en vente</legend>
						<SaleSection />
					</fieldset>
					{conflict && (
						<ConflictBanner mine={form.getValues()} theirs={conflict} onKeep={keepMine} onTake={takeTheirs} />
					)}
					{errors.root && <Banner tone="error" title={errors.root.message ?? ""} />}
					{count > 0 && (
						<Banner
							tone="error"
							title={count === 1 ? "Un champ est à corriger." : `${count} champs sont à corriger.`}
						/>
					)}
					<div className="flex flex-wrap gap-3">
						{isReadOnly ? (
							<ButtonLink href={`/admin/products/${product?.id}/edit`}>Modifier</ButtonLink>
						) : (
							<Button type="submit" busy={isSubmitting} busyLabel="Enregistrement…">
								Enregistrer
							</Button>
						)}
						<ButtonLink variant="secondary" href="/admin/products">
							{isReadOnly ? "Retour à la liste" : "Annuler"}
						</ButtonLink>
					</div>
				</div>
			</form>
			<UnsavedGuard isDirty={isDirty && !isSaved} />
		</FormProvider>
	);
}

/** The stock goes along only where it was changed: orders move it while somebody writes a description. */
function changeOf(values: ProductValues, base: AdminProduct): object {
	const { stock, ...row } = rowOf(values);
	const isStockChanged = stock !== base.stocked;
	return { ...row, version: base.version, ...(isStockChanged ? { stock, previousStock: base.stocked } : {}) };
}

/** The product as somebody else left it, where that is why a save was refused. */
function currentOf(cause: unknown): AdminProduct | null {
	const isConflict =
		cause instanceof ApiProblem && (cause.code === "PRODUCT_CHANGED" || cause.code === "STOCK_CHANGED");
	return isConflict && cause.current ? (cause.current as AdminProduct) : null;
}

type SetError = ReturnType<typeof useForm<ProductValues>>["setError"];

/** What the server says, at its field where it names one, and as a whole. */
function showRefusal(cause: unknown, setError: SetError): void {
	const problem = cause instanceof ApiProblem ? cause : null;
	let isFirst = true;
	for (const { field, message } of problem?.errors ?? []) {
		const known = fieldOf(field);
		if (known) setError(known, { type: "server", message }, { shouldFocus: isFirst });
		isFirst = false;
	}
	if (problem?.field === "stock" && problem.errors.length === 0)
		setError("stock", { type: "server", message: problem.message }, { shouldFocus: true });
	setError("root", {
		type: "server",
		message: problem?.message ?? "Le produit n'a pas pu être enregistré. Réessayez dans un instant.",
	});
}
