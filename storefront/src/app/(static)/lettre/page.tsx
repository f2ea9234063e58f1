import type { Metadata } from "next";
import { NewsletterForm } from "@/features/shop/newsletter";
import { pageMetadata } from "@/lib/seo/page-metadata";
import { Trail } from "@/lib/seo/trail";
import { withSeo } from "@/lib/seo/with-seo";

const PAGE = {
	title: "Notre lettre",
	description: "Nos nouveautés et nos offres par e-mail, une fois par mois au plus, pour qui l'a demandé.",
	path: "/lettre",
};

export const generateMetadata = (): Promise<Metadata> => withSeo(pageMetadata(PAGE));

/** Sign-up page of the newsletter. */
export default function NewsletterPage() {
	return (
		<div className="page pt-6">
			<Trail here={PAGE.path} crumbs={[{ label: "Accueil", href: "/" }, { label: PAGE.title }]} />
			<h1 className="display mt-2 text-3xl sm:text-4xl">{PAGE.title}</h1>
			<p className="mt-2 mb-8 max-w-prose text-prune">{PAGE.description}</p>
			<div className="max-w-xl">
				<NewsletterForm />
			</div>
		</div>
	);
}
