import type { ReactNode } from "react";

interface ArticleFrameProps {
	title: string;
	/** The page in a sentence or two. */
	lead?: ReactNode;
	/** Breadcrumbs. */
	trail?: ReactNode;
	children: ReactNode;
}

/** A page of text: title, then sections, on a wide screen over its whole width. */
export function ArticleFrame({ title, lead, trail, children }: ArticleFrameProps) {
	return (
		<div className="page pt-6">
			{trail}
			<h1 className="display mt-2 text-3xl sm:text-4xl">{title}</h1>
			{lead && <p className="mt-3 max-w-prose text-lg text-prune">{lead}</p>}
			<div className="mt-8 flex flex-col gap-8 lg:mt-12">{children}</div>
		</div>
	);
}

interface SectionProps {
	title: ReactNode;
	/** Anchor. */
	id?: string | undefined;
	/** In a frame. */
	isBoxed?: boolean | undefined;
	children: ReactNode;
}

/** A title above its text; beside it on a wide screen. */
export function ArticleSection({ title, id, isBoxed, children }: SectionProps) {
	const text = <div className={`flex max-w-[46rem] flex-col gap-3 ${PROSE}`}>{children}</div>;
	return (
		<section
			id={id}
			className="gap-x-16 border-trait lg:grid lg:grid-cols-[18rem_minmax(0,1fr)] lg:not-last:border-b lg:not-last:pb-8"
		>
			<h2 className="display mb-2 text-xl">{title}</h2>
			{isBoxed ? <div className="rounded-card border-[1.5px] border-bordure p-5">{text}</div> : text}
		</section>
	);
}

/** Links and lists inside running text. */
export const PROSE =
	"[&_a]:font-semibold [&_a]:text-framboise [&_a]:underline [&_a]:underline-offset-4 [&_a[href^=tel]]:whitespace-nowrap [&_li]:ml-5 [&_li]:list-disc [&_ol>li]:list-decimal";
