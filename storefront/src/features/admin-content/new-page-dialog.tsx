import { pageSlugSchema } from "@confiserie/domain/content/pages";
import { createPage, listAdminPages, readAdminPage } from "@confiserie/domain/contract/content";
import { foldText } from "@confiserie/domain/fold-text";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { ApiProblem, call } from "@/lib/api";
import { invalidate } from "@/lib/use-operation";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { TextField } from "@/ui/text-field";

/** "Foire de Carpentras !" -> "foire-de-carpentras". */
const slugOf = (title: string) =>
	foldText(title)
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-|-$/g, "")
		.slice(0, 60);

/** Title and address of a new page, which is then written in its editor. */
export function NewPageDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
	const client = useQueryClient();
	const router = useRouter();
	const [title, setTitle] = useState("");
	const [typedSlug, setSlug] = useState<string | null>(null);
	const [problems, setProblems] = useState<{ title?: string; slug?: string }>({});
	const slug = typedSlug ?? slugOf(title);
	const { mutate, isPending, error, reset } = useMutation({
		mutationFn: () =>
			call(createPage, {
				body: { slug, content: { title, lead: "", description: "", body: { type: "doc", content: [] } } },
			}),
		onSuccess: () => {
			void invalidate(client, listAdminPages, readAdminPage);
			router.push(`/admin/contenu/pages/${slug}`);
		},
		onError: (cause) => {
			if (cause instanceof ApiProblem && cause.field === "slug") setProblems({ slug: cause.message });
		},
	});
	const submit = () => {
		const wrong = pageSlugSchema.safeParse(slug).error?.issues[0]?.message;
		const found = { ...(title.trim() === "" && { title: "Saisissez un titre." }), ...(wrong && { slug: wrong }) };
		setProblems(found);
		if (Object.keys(found).length === 0) mutate();
	};
	return (
		<Dialog open={isOpen} onClose={onClose} onClosed={reset} title="Nouvelle page">
			<form
				noValidate
				className="flex flex-col gap-4"
				onSubmit={(event) => {
					event.preventDefault();
					submit();
				}}
			>
				{error && problems.slug === undefined && <Banner tone="error" title={error.message} />}
				<TextField
					label="Titre"
					maxLength={80}
					value={title}
					error={problems.title}
					onChange={({ target }) => setTitle(target.value)}
				/>
				<TextField
					label="Adresse"
					hint={`La page sera à l'adresse /pages/${slug || "…"}. Elle ne change plus ensuite.`}
					maxLength={60}
					value={slug}
					error={problems.slug}
					onChange={({ target }) => setSlug(target.value)}
				/>
				<Button type="submit" busy={isPending} busyLabel="Création…">
					Créer le brouillon
				</Button>
			</form>
		</Dialog>
	);
}
