import { ButtonLink } from "@/ui/button-link";

/** Who the house is, in a few lines. Source: spec §2 "brand text block". */
export function BrandBlock({ title, paragraphs }: { title: string; paragraphs: readonly string[] }) {
	return (
		<section aria-labelledby="la-maison" className="relative overflow-hidden rounded-media bg-dragee">
			<div aria-hidden="true" className="berlingot absolute inset-y-0 right-0 w-2/5 max-md:hidden" />
			<div className="relative grid items-center gap-8 px-5 py-7 sm:px-10 sm:py-10 md:grid-cols-[1.6fr_1fr] lg:py-14">
				<div>
					<h2 id="la-maison" className="display text-2xl sm:text-3xl">
						{title}
					</h2>
					{paragraphs.map((paragraph) => (
						<p key={paragraph} className="mt-4 max-w-prose">
							{paragraph}
						</p>
					))}
					<ButtonLink href="/products" className="mt-6">
						Voir tous nos produits
					</ButtonLink>
				</div>
				<Stall />
			</div>
		</section>
	);
}

function Stall() {
	const stripes = [0, 1, 2, 3, 4, 5];
	return (
		<svg viewBox="0 0 240 200" aria-hidden="true" className="mx-auto w-full max-w-72 max-sm:hidden">
			<ellipse cx="120" cy="190" rx="104" ry="7" className="fill-encre/15" />
			<path d="M40 78h160v110H40z" className="fill-papier" />
			<path d="M52 78h8v110h-8zM180 78h8v110h-8z" className="fill-framboise" />
			<path d="M30 132h180v14H30z" className="fill-framboise-fonce" />
			<path d="M40 146h160v42H40z" className="fill-grenadine" />
			{[48, 74, 100, 126, 152, 178].map((x) => (
				<path key={x} d={`M${x} 146h12v42h-12z`} className="fill-dragee" />
			))}
			<path d="M48 20h144l26 44H22Z" className="fill-framboise" />
			{stripes.map((stripe) => (
				<g key={stripe}>
					<path
						d={`M${48 + stripe * 24} 20h12l${-9 + stripe * 4.4} 44h-${stripe === 0 ? 16 : 16.3}Z`}
						className="fill-papier"
						opacity="0"
					/>
					<circle
						cx={38 + stripe * 32.8}
						cy="64"
						r="16.4"
						className={stripe % 2 ? "fill-papier" : "fill-framboise-fonce"}
					/>
				</g>
			))}
			<path d="M22 64h196v-4H22z" className="fill-framboise" />
			<g>
				<path d="M92 131v-26" className="stroke-caramel" strokeWidth="4" strokeLinecap="round" />
				<path
					d="M92 110c-9 6-20 0-19-9-8-4-6-16 3-17 0-9 12-13 17-6 8-4 17 4 13 12 7 5 3 16-5 15-1 4-5 6-9 5Z"
					className="fill-grenadine"
				/>
				<path d="M136 131l-7-30h26l-7 30z" className="fill-miel" />
				<circle cx="134" cy="98" r="7" className="fill-caramel-clair" />
				<circle cx="143" cy="93" r="8" className="fill-papier" />
				<circle cx="151" cy="99" r="7" className="fill-caramel-clair" />
			</g>
			<path d="M120 20V6" className="stroke-encre" strokeWidth="3" />
			<path d="M120 4l26 6-26 7z" className="fill-miel" />
		</svg>
	);
}
