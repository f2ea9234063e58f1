/** The name in Medusa's container, apart from the module entry point: files behind it need it too. */
export const ORDERING_MODULE = "ordering";
