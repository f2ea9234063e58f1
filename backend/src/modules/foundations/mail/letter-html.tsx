import { LANGUAGE } from "@confiserie/domain/locale";
import { Body } from "@react-email/body";
import { Button } from "@react-email/button";
import { Container } from "@react-email/container";
import { Head } from "@react-email/head";
import { Heading } from "@react-email/heading";
import { Html } from "@react-email/html";
import { Preview } from "@react-email/preview";
import { Section } from "@react-email/section";
import { Text } from "@react-email/text";
import type { ReactNode } from "react";
import { IMAGE_SIDE, STYLE_SHEET, STYLES } from "./letter-styles";
import type { Block, Letter } from "./letters/letter";
import { linkOf, type Sender } from "./sender";

/** Content id of an image that goes with the mail. */
type CidOf = (url: string) => string | undefined;

/** A mail in the shop's design: no image, font or link from outside the mail and the shop, so that opening it is not tracked. */
export function LetterHtml({ letter, sender, cidOf }: { letter: Letter; sender: Sender; cidOf: CidOf }) {
	return (
		<Html lang={LANGUAGE} dir="ltr">
			<Head>
				<meta name="viewport" content="width=device-width, initial-scale=1" />
				<meta name="color-scheme" content="light dark" />
				<meta name="supported-color-schemes" content="light dark" />
				<title>{letter.subject}</title>
				<style>{STYLE_SHEET}</style>
			</Head>
			<Preview>{letter.preview}</Preview>
			<Body className="page" style={STYLES.body}>
				<Section className="page" style={STYLES.page}>
					<Container style={STYLES.container}>
						<Section style={STYLES.awning}>
							<Text className="brand" style={STYLES.brand}>
								{sender.name}
							</Text>
						</Section>
						<Section className="card" style={STYLES.card}>
							<Heading as="h1" className="ink" style={STYLES.title}>
								{letter.title}
							</Heading>
							{letter.blocks.map((block, position) => (
								// biome-ignore lint/suspicious/noArrayIndexKey: a letter is written once and never reordered.
								<BlockHtml key={position} block={block} sender={sender} cidOf={cidOf} />
							))}
						</Section>
						<Text className="quiet" style={STYLES.footer}>
							{sender.name}
							<br />
							<a className="link" href={sender.shopUrl} style={STYLES.link}>
								{sender.shopUrl.replace(/^https?:\/\//, "")}
							</a>
						</Text>
					</Container>
				</Section>
			</Body>
		</Html>
	);
}

function BlockHtml({ block, sender, cidOf }: { block: Block; sender: Sender; cidOf: CidOf }) {
	if (typeof block === "string")
		return (
			<Text className="ink" style={STYLES.text}>
				{block}
			</Text>
		);
	switch (block.kind) {
		case "note":
			return (
				<Text className="quiet" style={STYLES.note}>
					{block.text}
				</Text>
			);
		case "button":
			return (
				<Section style={STYLES.action}>
					<Button className="button" href={linkOf(block, sender)} style={STYLES.button}>
						{block.label}
					</Button>
				</Section>
			);
		case "link":
			return (
				<Text style={STYLES.note}>
					<a className="link" href={linkOf(block, sender)} style={STYLES.link}>
						{block.label}
					</a>
				</Text>
			);
		case "lines":
			return (
				<Rows
					rows={block.lines.map(({ name, detail, amount, image }) => ({
						key: name,
						cid: image && cidOf(image),
						label: (
							<>
								<strong className="ink">{name}</strong>
								<br />
								<span className="quiet" style={STYLES.detail}>
									{detail}
								</span>
							</>
						),
						amount,
					}))}
				/>
			);
		case "amounts":
			return <Rows rows={block.rows.map((row) => ({ ...row, key: row.label }))} />;
		case "address":
			return (
				<Section className="panel" style={STYLES.panel}>
					<Text className="ink" style={STYLES.panelText}>
						<strong>{block.title}</strong>
						<BrokenLines lines={block.lines} startsBroken />
					</Text>
				</Section>
			);
		case "quote":
			return (
				<Section className="panel" style={STYLES.panel}>
					<Text className="ink" style={STYLES.panelText}>
						<BrokenLines lines={block.text.split("\n")} />
					</Text>
				</Section>
			);
	}
}

interface Row {
	key: string;
	label: ReactNode;
	amount: string;
	isStrong?: boolean;
	cid?: string | undefined;
}

function Rows({ rows }: { rows: Row[] }) {
	const hasImages = rows.some(({ cid }) => cid);
	return (
		<table width="100%" cellPadding={0} cellSpacing={0} style={STYLES.table}>
			<tbody>
				{rows.map(({ key, label, amount, isStrong, cid }) => (
					<tr key={key} className="ink" style={isStrong ? STYLES.strong : undefined}>
						{hasImages && (
							<td className="rule" width={IMAGE_SIDE} style={STYLES.label}>
								{cid && <img src={`cid:${cid}`} alt="" width={IMAGE_SIDE} height={IMAGE_SIDE} style={STYLES.image} />}
							</td>
						)}
						<td className="rule" style={STYLES.label}>
							{label}
						</td>
						<td className="rule" align="right" style={STYLES.amount}>
							{amount}
						</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}

function BrokenLines({ lines, startsBroken = false }: { lines: string[]; startsBroken?: boolean }) {
	return lines.map((line, position) => (
		// biome-ignore lint/suspicious/noArrayIndexKey: the same line may come twice, and never moves.
		<span key={position}>
			{(position > 0 || startsBroken) && <br />}
			{line}
		</span>
	));
}
