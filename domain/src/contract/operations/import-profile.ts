/** The path parameter of a saved mapping. */
export const IMPORT_PROFILE = {
	id: { description: "Identifiant de la correspondance", example: "imap_01KA2B3C4D5E6F7G8H9J0K1M2N" },
};
