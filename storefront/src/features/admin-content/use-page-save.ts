import { type PageContent, pageContentSchema } from "@confiserie/domain/content/pages";
import { type AdminPage, listAdminPages, readAdminPage, savePage } from "@confiserie/domain/contract/content";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiProblem, call } from "@/lib/api";
import { invalidate, keyOf } from "@/lib/use-operation";
import { useToasts } from "@/ui/toasts";

type Problems = Partial<Record<"title" | "lead" | "description" | "body" | "publishAt", string>>;
/** A moment of ISO 8601, now, or null for a draft. */
type PublishAt = string | null;

/** What is typed as the server wants it: the empty paragraph with which editors end is no text. */
export function contentOf(content: PageContent) {
	const blocks = [...content.body.content];
	while (blocks.at(-1)?.type === "paragraph" && !(blocks.at(-1) as { content?: unknown[] }).content?.length)
		blocks.pop();
	return pageContentSchema.safeParse({ ...content, body: { ...content.body, content: blocks } });
}

export interface PageSave {
	problems: Problems;
	failure: string | null;
	isSaving: boolean;
	save: (content: PageContent, publishAt: PublishAt) => void;
	refuse: (problems: Problems) => void;
}

/** Saves versions of a page, checked first with the schema that the server uses. */
export function usePageSave(page: AdminPage): PageSave {
	const client = useQueryClient();
	const toasts = useToasts();
	const [problems, setProblems] = useState<Problems>({});
	const { mutate, isPending, error } = useMutation({
		mutationFn: ({ content, publishAt }: { content: PageContent; publishAt: PublishAt }) =>
			call(savePage, { params: { slug: page.slug }, body: { content, publishAt, version: page.version } }),
		onSuccess: (saved, { publishAt }) => {
			void invalidate(client, listAdminPages);
			client.setQueryData(keyOf(readAdminPage, { params: { slug: page.slug } }), saved);
			toasts.success(
				publishAt === null ? "Brouillon enregistré" : publishAt === "now" ? "Page publiée" : "Publication prévue",
			);
		},
		onError: (cause) => {
			if (!(cause instanceof ApiProblem)) return;
			setProblems(byField(cause.errors.map(({ field, message }) => [field.replace(/^content\./, ""), message])));
			if (cause.code === "PAGE_CHANGED") void invalidate(client, readAdminPage);
		},
	});
	return {
		problems,
		failure: error && Object.keys(problems).length === 0 ? error.message : null,
		isSaving: isPending,
		refuse: setProblems,
		save: (content, publishAt) => {
			const checked = contentOf(content);
			if (!checked.success)
				return setProblems(byField(checked.error.issues.map(({ path, message }) => [path.join("."), message])));
			setProblems({});
			mutate({ content: checked.data, publishAt });
		},
	};
}

/** The first message of each field; what is wrong within the text is a message of the text. */
function byField(faults: readonly (readonly [string, string])[]): Problems {
	return Object.fromEntries(faults.map(([field, message]) => [field.split(/[.[]/)[0], message] as const).reverse());
}
