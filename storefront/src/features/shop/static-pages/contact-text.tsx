import type { PageContent } from "@confiserie/domain/content/pages";
import { Clock, Mail, MapPin, Phone } from "lucide-react";
import type { ReactNode } from "react";
import type { ShopFacts } from "@/lib/shop-facts";
import { PROSE } from "./article";
import { type PageValues, RichText } from "./rich-text";

interface ContactTextProps {
	content: PageContent;
	values: PageValues;
	contact: ShopFacts["contact"];
	trail: ReactNode;
	/** None in a preview. */
	form: ReactNode;
}

/** The page to write to the shop: its form, and beside it how else to reach the shop. */
export function ContactText({ content: { title, lead, body }, values, contact, trail, form }: ContactTextProps) {
	const { phone, email, hours, street, postalCode, city } = contact;
	return (
		<div className="page pt-6">
			{trail}
			<h1 className="display mt-2 text-3xl sm:text-4xl">{title}</h1>
			<p className="mt-2 mb-8 max-w-prose text-prune">{lead}</p>
			<div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,36rem)_1fr]">
				{form}
				<section aria-labelledby="joindre" className="rounded-card bg-creme p-6">
					<h2 id="joindre" className="display mb-3 text-xl">
						Plus vite de vive voix
					</h2>
					<ul className="flex flex-col gap-2 [&_a]:font-semibold [&_a]:text-framboise-fonce [&_a]:underline [&_a]:underline-offset-4">
						<Line icon={<Phone aria-hidden="true" className="size-5" />}>
							<a href={phone.href}>{phone.display}</a>
						</Line>
						<Line icon={<Clock aria-hidden="true" className="size-5" />}>{hours}</Line>
						<Line icon={<Mail aria-hidden="true" className="size-5" />}>
							<a href={`mailto:${email}`} className="wrap-anywhere">
								{email}
							</a>
						</Line>
						<Line icon={<MapPin aria-hidden="true" className="size-5" />}>
							{street}, {postalCode} {city}
						</Line>
					</ul>
					<div className={`mt-4 flex flex-col gap-3 text-sm ${PROSE}`}>
						<RichText blocks={body.content} values={values} />
					</div>
				</section>
			</div>
		</div>
	);
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
	return (
		<li className="flex min-h-8 items-center gap-3">
			<span className="shrink-0 text-framboise">{icon}</span>
			<span>{children}</span>
		</li>
	);
}
