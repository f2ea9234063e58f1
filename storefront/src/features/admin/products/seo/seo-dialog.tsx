import { pagePath, SHOP_PAGES } from "@confiserie/domain/content/pages";
import type { PageSeo } from "@confiserie/domain/content/seo";
import { changeSeo, listSeo } from "@confiserie/domain/contract/content";
import { useState } from "react";
import { categoryLinks } from "@/config/navigation";
import { TextAreaField, TextField, takeOf, useEditForm } from "@/features/admin/kit";
import { useCategories } from "@/features/admin/products/categories";
import { LibraryDialog } from "@/features/admin/products/images";
import { DialogForm } from "@/features/admin/shell";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { Picture } from "@/ui/picture";

const PAGES = ["/", "/products", ...Object.keys(SHOP_PAGES).map(pagePath), "/terms"];

/** What search engines and shared links show of one page; closed without. */
export function SeoDialog({ start, onClose }: { start: PageSeo | null; onClose: () => void }) {
	return (
		<Dialog open={start !== null} onClose={onClose} title="Référencement d'une page">
			{start && <SeoForm start={start} onClose={onClose} />}
		</Dialog>
	);
}

function SeoForm({ start, onClose }: { start: PageSeo; onClose: () => void }) {
	const categories = useCategories().data?.content ?? [];
	const [isChoosing, setChoosing] = useState(false);
	const form = useEditForm(changeSeo, {
		start: takeOf(start, ["path", "title", "description", "image"]),
		reads: listSeo,
		failure: "Le référencement n'a pas pu être enregistré. Réessayez.",
		done: "Référencement enregistré",
		onSaved: onClose,
	});
	const image = form.watch("image");
	const show = (url: string) => form.setValue("image", url, { shouldDirty: true });
	return (
		<DialogForm state={form.formState} onSubmit={form.submit} onClose={onClose}>
			<TextField
				{...form.field("path")}
				label="Page"
				hint={"Une page, une catégorie ou un produit\u00a0: /products/prod_…"}
				list="adresses"
				readOnly={start.path !== ""}
			/>
			<datalist id="adresses">
				{[...PAGES, ...categoryLinks(categories).map(({ href }) => href)].map((path) => (
					<option key={path} value={path} />
				))}
			</datalist>
			<TextField {...form.field("title")} label="Titre" optional maxLength={70} />
			<TextAreaField {...form.field("description")} label="Description" optional maxLength={160} />
			<div className="flex flex-col items-start gap-2">
				<p className="font-semibold">Image de partage</p>
				{image && (
					<span className="relative block h-32 w-full overflow-hidden rounded-card">
						<Picture src={image} alt="" from={192} to={680} sizes="30rem" />
					</span>
				)}
				<span className="flex flex-wrap gap-2">
					<Button variant="secondary" size="sm" onClick={() => setChoosing(true)}>
						Choisir une image
					</Button>
					{image && (
						<Button variant="secondary" size="sm" onClick={() => show("")}>
							Retirer l'image
						</Button>
					)}
				</span>
				<LibraryDialog isOpen={isChoosing} onClose={() => setChoosing(false)} onPick={({ url }) => show(url)} />
			</div>
		</DialogForm>
	);
}
