import type { ReactNode } from "react";
import { Breadcrumb } from "@/ui/breadcrumb";

/** A page of text: title, then sections. */
export function Article({ title, children }: { title: string; children: ReactNode }) {
	return (
		<div className="page pt-6">
			<Breadcrumb crumbs={[{ label: "Accueil", href: "/" }, { label: title }]} />
			<h1 className="display mt-2 mb-8 text-3xl sm:text-4xl">{title}</h1>
			<div className="flex max-w-prose flex-col gap-8">{children}</div>
		</div>
	);
}

export function ArticleSection({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section>
			<h2 className="display mb-2 text-xl">{title}</h2>
			<div className="flex flex-col gap-3 [&_a]:font-semibold [&_a]:text-framboise [&_a]:underline [&_a]:underline-offset-4 [&_li]:ml-5 [&_li]:list-disc">
				{children}
			</div>
		</section>
	);
}
