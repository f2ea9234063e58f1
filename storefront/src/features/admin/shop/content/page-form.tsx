import { type PageContent, partsFor } from "@confiserie/domain/content/pages";
import { type AdminPage, listAdminPages, readAdminPage, savePage } from "@confiserie/domain/contract/content";
import dynamic from "next/dynamic";
import { useRef, useState } from "react";
import { EditForm, TextAreaField, TextField, useBound, useEditForm } from "@/features/admin/kit";
import { May, useMay } from "@/features/admin/shell";
import { WithPreview } from "@/ui/page-preview";
// biome-ignore lint/style/noRestrictedImports: code is loaded here, no data.
import { Skeleton } from "@/ui/skeleton";
import { useToasts } from "@/ui/toasts";
import { PageState } from "./page-state";
import { PageVersions } from "./page-versions";
import { PublishActions } from "./publish-actions";
import { TextPreview } from "./text-preview";
import { trimmed } from "./trimmed";
import { WithdrawActions } from "./withdraw-actions";

/** Its code is the heaviest of the back office: it comes when it is needed. */
const RichTextEditor = dynamic(() => import("./rich-text-editor"), {
	ssr: false,
	loading: () => <Skeleton className="h-64" />,
});

/** A page's words, how they are published, and how they will look. */
export function PageForm({ page }: { page: AdminPage }) {
	const mayChange = useMay()("settings.change");
	const toasts = useToasts();
	// The field that has the focus, else the words at the cursor of the text.
	const [field, setField] = useState("");
	const [words, setWords] = useState("");
	// Which button saves: Enter saves a draft.
	const published = useRef<"now" | "then" | null>(null);
	const form = useEditForm(savePage, {
		start: { content: page.content, publishAt: null as string | null, version: page.version },
		params: { slug: page.slug },
		reads: readAdminPage,
		changes: [listAdminPages],
		failure: "La page n'a pas pu être enregistrée. Réessayez.",
		sends: ({ content, publishAt, version }) => ({
			content: { ...content, body: trimmed(content.body) },
			publishAt: published.current === "then" ? publishAt : published.current,
			version,
		}),
		onSaved: (_page, { publishAt }) =>
			toasts.success(
				publishAt === null ? "Brouillon enregistré" : publishAt === "now" ? "Page publiée" : "Publication prévue",
			),
	});
	const body = useBound(form.field("content.body"));
	const { content, publishAt } = form.watch();
	const edited = field.startsWith("content.") ? String(form.watch(field as "content.title")) : words;
	const publish = async (how: "now" | "then") => {
		published.current = how;
		await form.submit();
		published.current = null;
	};
	const restore = (version: PageContent) => {
		for (const name of ["title", "lead", "description", "body"] as const)
			form.setValue(`content.${name}`, version[name], { shouldDirty: true });
	};
	return (
		<div className="flex flex-col gap-6">
			<div className="flex flex-wrap items-center justify-between gap-3">
				<PageState page={page} />
				<May permission="settings.change">
					<WithdrawActions page={page} />
				</May>
			</div>
			<WithPreview preview={<TextPreview slug={page.slug} content={content} edited={edited} />}>
				<section
					aria-label="Texte de la page"
					className="rounded-card border border-trait bg-white p-5"
					onFocus={({ target }) => setField("name" in target ? `${target.name}` : "")}
				>
					<EditForm
						form={form}
						legend="Texte de la page"
						isReadOnly={!mayChange}
						acts={
							<PublishActions
								moment={form.field("publishAt")}
								isSaving={form.formState.isSubmitting}
								canSchedule={Boolean(publishAt)}
								onPublish={(how) => void publish(how)}
							/>
						}
					>
						<TextField {...form.field("content.title")} label="Titre" maxLength={80} />
						<TextAreaField
							{...form.field("content.lead")}
							label="Chapeau"
							optional
							hint="La page en une phrase ou deux, sous le titre."
							rows={2}
							maxLength={300}
						/>
						<div className="flex flex-col gap-1.5">
							<span id="texte" className="text-sm font-semibold">
								Texte
							</span>
							<RichTextEditor
								labelledBy="texte"
								value={body.value}
								parts={partsFor(page.slug)}
								isReadOnly={!mayChange}
								problem={body.error}
								onChange={body.onChange}
								onEdit={setWords}
							/>
						</div>
						<TextField
							{...form.field("content.description")}
							label="Description pour les moteurs de recherche"
							optional
							hint="160 caractères au plus. Sans elle, le début de la page."
							maxLength={160}
						/>
					</EditForm>
				</section>
			</WithPreview>
			<PageVersions page={page} onRestore={restore} />
		</div>
	);
}
