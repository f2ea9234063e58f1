import { createPage, listAdminPages, readAdminPage } from "@confiserie/domain/contract/content";
import { foldText } from "@confiserie/domain/fold-text";
import { useRouter } from "next/navigation";
import { TextField, useEditForm } from "@/features/admin/kit";
import { DialogForm } from "@/features/admin/shell";
import { Dialog } from "@/ui/dialog";
import { TextField as Input } from "@/ui/text-field";

/** "Foire de Carpentras !" -> "foire-de-carpentras". */
const slugOf = (title: string) =>
	foldText(title)
		.replace(/[^a-z0-9]+/g, "-")
		.replace(/^-|-$/g, "")
		.slice(0, 60);

/** Title and address of a new page, which is then written in its editor. */
export function NewPageDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
	return (
		<Dialog open={isOpen} onClose={onClose} title="Nouvelle page">
			<NewPageForm onClose={onClose} />
		</Dialog>
	);
}

function NewPageForm({ onClose }: { onClose: () => void }) {
	const router = useRouter();
	const form = useEditForm(createPage, {
		start: { slug: "", content: { title: "", lead: "", description: "", body: { type: "doc", content: [] } } },
		changes: [listAdminPages, readAdminPage],
		failure: "La page n'a pas pu être créée. Réessayez.",
		sends: ({ slug, content }) => ({ slug: slug || slugOf(content.title), content }),
		onSaved: ({ slug }) => router.push(`/admin/content/pages/${slug}`),
	});
	const [title, typedSlug] = form.watch(["content.title", "slug"]);
	const slug = typedSlug || slugOf(title);
	return (
		<DialogForm
			state={form.formState}
			onSubmit={form.submit}
			onClose={onClose}
			submitLabel="Créer le brouillon"
			busyLabel="Création…"
		>
			<TextField {...form.field("content.title")} label="Titre" maxLength={80} />
			<Input
				label="Adresse"
				hint={`La page sera à l'adresse /pages/${slug || "…"}. Elle ne change plus ensuite.`}
				autoComplete="off"
				maxLength={60}
				value={slug}
				error={form.formState.errors.slug?.message ?? null}
				onChange={({ target }) => form.setValue("slug", target.value, { shouldDirty: true })}
			/>
		</DialogForm>
	);
}
