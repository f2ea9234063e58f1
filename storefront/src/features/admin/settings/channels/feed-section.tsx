import type { SalesChannel } from "@confiserie/domain/contract/channels";

/** The feeds of a channel and their marketplaces. */
const FEEDS = [
	{ file: "google.xml", label: "Google Merchant Center" },
	{ file: "meta.csv", label: "Meta : Facebook et Instagram" },
	{ file: "images.xml", label: "Plan des images, pour les moteurs de recherche" },
	{ file: "catalogue.csv", label: "Catalogue pour un tableur" },
	{ file: "catalogue.json", label: "Catalogue pour un programme" },
] as const;

/** Where others read what the channel sells: addresses to copy into their forms. */
export function FeedSection({ channel }: { channel: SalesChannel }) {
	return (
		<section aria-labelledby="feeds" className="rounded-card border border-trait bg-white p-5 sm:p-6">
			<h2 id="feeds" className="display text-xl">
				Flux de produits
			</h2>
			<p className="mt-1 text-prune">
				{channel.isEnabled
					? "Adresses publiques : produits et prix de ce canal, stock de cinq minutes au plus."
					: "Un canal fermé n'a pas de flux : ces adresses répondent dès qu'il est ouvert."}
			</p>
			<ul className="mt-3 divide-y divide-trait">
				{FEEDS.map(({ file, label }) => (
					<li key={file} className="py-2">
						<p className="font-semibold">{label}</p>
						<a
							className="inline-flex min-h-11 items-center wrap-anywhere text-framboise underline"
							href={`/api/feeds/${channel.isOwn ? "boutique" : encodeURIComponent(channel.id)}/${file}`}
						>
							{`/api/feeds/${channel.isOwn ? "boutique" : channel.id}/${file}`}
						</a>
					</li>
				))}
			</ul>
		</section>
	);
}
