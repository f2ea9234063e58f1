import { type PageContent, partsFor } from "@confiserie/domain/content/pages";
import type { RichText } from "@confiserie/domain/content/rich-text";
import type { AdminPage } from "@confiserie/domain/contract/content";
import dynamic from "next/dynamic";
import { useState } from "react";
import { May, useMay } from "@/features/admin-shell";
import { Banner } from "@/ui/banner";
import { Skeleton } from "@/ui/skeleton";
import { TextArea } from "@/ui/text-area";
import { TextField } from "@/ui/text-field";
import { UnsavedGuard } from "@/ui/unsaved-guard";
import { PageState } from "./page-state";
import { PageVersions } from "./page-versions";
import { PublishActions } from "./publish-actions";
import { TextPreview } from "./text-preview";
import { contentOf, usePageSave } from "./use-page-save";
import { WithdrawActions } from "./withdraw-actions";

/** Its code is the heaviest of the back office: it comes when it is needed. */
const RichTextEditor = dynamic(() => import("./rich-text-editor"), {
	ssr: false,
	loading: () => <Skeleton className="h-64" />,
});

/** A page's words, how they are published, and how they will look. */
export function PageForm({ page }: { page: AdminPage }) {
	const mayChange = useMay()("settings.change");
	const [content, setContent] = useState<PageContent>(page.content);
	const save = usePageSave(page);
	const { problems } = save;
	const edit = (changes: Partial<PageContent>) => setContent((last) => ({ ...last, ...changes }));
	const text = (name: "title" | "lead" | "description") => ({
		value: content[name],
		error: problems[name],
		disabled: !mayChange,
		onChange: ({ target }: { target: { value: string } }) => edit({ [name]: target.value }),
	});
	const isDirty = JSON.stringify(contentOf(content).data ?? content) !== JSON.stringify(page.content);
	return (
		<div className="flex flex-col gap-6">
			<UnsavedGuard isDirty={isDirty} />
			<div className="flex flex-wrap items-center justify-between gap-3">
				<PageState page={page} />
				<May permission="settings.change">
					<WithdrawActions page={page} />
				</May>
			</div>
			<section
				aria-label="Texte de la page"
				className="flex max-w-4xl flex-col gap-4 rounded-card border border-trait bg-white p-5"
			>
				{save.failure && <Banner tone="error" title={save.failure} />}
				<TextField label="Titre" maxLength={80} {...text("title")} />
				<TextArea
					label="Chapeau"
					optional
					hint="La page en une phrase ou deux, sous le titre."
					rows={2}
					maxLength={300}
					{...text("lead")}
				/>
				<div className="flex flex-col gap-1.5">
					<span id="texte" className="text-sm font-semibold">
						Texte
					</span>
					<RichTextEditor
						labelledBy="texte"
						value={content.body}
						parts={partsFor(page.slug)}
						isReadOnly={!mayChange}
						problem={problems.body}
						onChange={(body: RichText) => edit({ body })}
					/>
				</div>
				<TextField
					label="Description pour les moteurs de recherche"
					optional
					hint="160 caractères au plus. Sans elle, le début de la page."
					maxLength={160}
					{...text("description")}
				/>
				{mayChange && <PublishActions save={save} content={content} />}
			</section>
			<TextPreview slug={page.slug} content={content} />
			<PageVersions page={page} onRestore={setContent} />
		</div>
	);
}
