"use client";

import { readAdminPage } from "@confiserie/domain/contract/content";
import { DetailPage } from "@/features/admin/kit";
import { PageForm } from "./page-form";

/** /admin/content/pages/{slug}: a page of text with its preview and its versions. */
export function TextPageEditor({ slug }: { slug: string }) {
	return (
		<DetailPage
			operation={readAdminPage}
			input={{ params: { slug } }}
			list={{ label: "Pages", href: "/admin/content/pages" }}
			kind="Page"
			title={({ title }) => title}
			subtitle={({ path }) => path}
			failure="Impossible de charger la page"
		>
			{(page) => <PageForm page={page} />}
		</DetailPage>
	);
}
