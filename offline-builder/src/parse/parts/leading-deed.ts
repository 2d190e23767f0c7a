/** "We sell mugs, run workshops and take custom orders": what is done with them is no part of their name. */
export const leadingDeed =
  /^(?:(?:we|i|it|they) )?(?:also )?(?:sells?|runs?|offers?|hosts?|takes?(?: on)?|accepts?|gives?|teach(?:es)?|holds?|organi[sz]es?|provides?|shows?|has|have|need|want)\s+(?=\p{L})/iu;
