import { pagePath, SHOP_PAGES } from "@confiserie/domain/content/pages";
import { type PageSeo, pageSeoSchema } from "@confiserie/domain/content/seo";
import { changeSeo, listSeo } from "@confiserie/domain/contract/content";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { categoryLinks } from "@/config/navigation";
import { useCategories } from "@/features/admin-categories";
import { LibraryDialog } from "@/features/admin-images";
import { call } from "@/lib/api";
import { keyOf } from "@/lib/use-operation";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { Picture } from "@/ui/picture";
import { TextArea } from "@/ui/text-area";
import { TextField } from "@/ui/text-field";
import { useToasts } from "@/ui/toasts";

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
	const client = useQueryClient();
	const toasts = useToasts();
	const categories = useCategories().data?.content ?? [];
	const [seo, setSeo] = useState({ ...start });
	const [isChoosing, setChoosing] = useState(false);
	const [problems, setProblems] = useState<Partial<Record<keyof PageSeo, string>>>({});
	const { mutate, isPending, error } = useMutation({
		mutationFn: (seo: PageSeo) => call(changeSeo, { body: seo }),
		onSuccess: (all) => {
			client.setQueryData(keyOf(listSeo), all);
			toasts.success("Référencement enregistré");
			onClose();
		},
	});
	const field = (name: "path" | "title" | "description") => ({
		value: seo[name],
		error: problems[name],
		onChange: ({ target }: { target: { value: string } }) => setSeo((last) => ({ ...last, [name]: target.value })),
	});
	const save = () => {
		const { path, title, description, image } = seo;
		const checked = pageSeoSchema.safeParse({ path, title, description, image });
		setProblems(
			Object.fromEntries((checked.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message])),
		);
		if (checked.data) mutate(checked.data);
	};
	return (
		<form
			noValidate
			className="flex flex-col gap-4"
			onSubmit={(event) => {
				event.preventDefault();
				save();
			}}
		>
			{error && <Banner tone="error" title={error.message} />}
			<TextField
				label="Page"
				hint={"Une page, une catégorie ou un produit\u00a0: /products/prod_…"}
				list="adresses"
				readOnly={start.path !== ""}
				{...field("path")}
			/>
			<datalist id="adresses">
				{[...PAGES, ...categoryLinks(categories).map(({ href }) => href)].map((path) => (
					<option key={path} value={path} />
				))}
			</datalist>
			<TextField label="Titre" optional maxLength={70} {...field("title")} />
			<TextArea label="Description" optional rows={3} maxLength={160} {...field("description")} />
			<div className="flex flex-col items-start gap-2">
				<p className="font-semibold">Image de partage</p>
				{seo.image && (
					<span className="relative block h-32 w-full overflow-hidden rounded-card">
						<Picture src={seo.image} alt="" from={192} to={680} sizes="30rem" />
					</span>
				)}
				<span className="flex flex-wrap gap-2">
					<Button variant="secondary" size="sm" onClick={() => setChoosing(true)}>
						Choisir une image
					</Button>
					{seo.image && (
						<Button variant="secondary" size="sm" onClick={() => setSeo((last) => ({ ...last, image: "" }))}>
							Retirer l'image
						</Button>
					)}
				</span>
				<LibraryDialog
					isOpen={isChoosing}
					onClose={() => setChoosing(false)}
					onPick={({ url }) => setSeo((last) => ({ ...last, image: url }))}
				/>
			</div>
			<Button type="submit" busy={isPending} busyLabel="Enregistrement…">
				Enregistrer
			</Button>
		</form>
	);
}
